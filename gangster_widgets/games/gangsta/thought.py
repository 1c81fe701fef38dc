"""How the questions about a position are thought through: by the rules, or with a step thought wrongly."""

from gangster_widgets.games.gangsta.count import BY_THE_RULES as COUNT
from gangster_widgets.games.gangsta.count import Steps as Count
from gangster_widgets.games.gangsta.course import BY_THE_RULES as COURSE
from gangster_widgets.games.gangsta.course import Steps as Course
from gangster_widgets.games.gangsta.income import BY_THE_RULES as INCOME
from gangster_widgets.games.gangsta.income import Steps as Income
from gangster_widgets.games.gangsta.joining import BY_THE_RULES as JOINING
from gangster_widgets.games.gangsta.joining import Steps as Joining
from gangster_widgets.games.gangsta.mobilising import BY_THE_RULES as MOBILISING
from gangster_widgets.games.gangsta.mobilising import Steps as Mobilising
from gangster_widgets.games.gangsta.skills import BY_THE_RULES as SKILLS
from gangster_widgets.games.gangsta.skills import Steps as Skills
from gangster_widgets.games.gangsta.snitched import BY_THE_RULES as SNITCHED
from gangster_widgets.games.gangsta.snitched import Steps as Snitched
from gangster_widgets.games.gangsta.war import BY_THE_RULES as WAR
from gangster_widgets.games.gangsta.war import Steps as War
from gangster_widgets.kernel.record import Record


class Thought(Record, frozen=True, gc=False):
    """What one thinks in steps, each of which can be thought wrongly: who joins a heist and with what, who is freed,
    which skills count, what the end of a chapter, a snitch and the end of the game bring, and how a turn goes.
    """

    joining: Joining = JOINING
    mobilising: Mobilising = MOBILISING
    skills: Skills = SKILLS
    income: Income = INCOME
    war: War = WAR
    snitched: Snitched = SNITCHED
    count: Count = COUNT
    course: Course = COURSE


BY_THE_RULES = Thought()
