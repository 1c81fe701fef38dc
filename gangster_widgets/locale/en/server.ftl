## The app’s server: how it is called, and the pages that it writes itself

server-more = Without a command it serves the app and opens it in the browser. Only this machine reaches it, unless --host says otherwise; then a token is needed, which --token or the environment variable { $variable } gives, or which is made up and printed with the address. Progress and games are kept in { $folder }; nothing of it is sent anywhere. Ctrl-C ends it.
server-examples =
    Examples:
      gangster-widgets
          the app, for you on this machine
      gangster-widgets --port 9000 --no-browser
          at http://127.0.0.1:9000/, without opening a browser
      gangster-widgets --host 0.0.0.0 --limit 30
          for a class in the same network; the address that is printed opens it
      gangster-widgets --puzzles my-puzzles --components my-box.yaml
          with puzzles and a map of your own
      gangster-widgets COMMAND --help
          what a command does, and its options
server-port-option = the port, exactly this one, 0 being any that is free (default: { $default }, or the next one that is free)
server-host-option = the address to listen on (default: { $default }, this machine only); 0.0.0.0 is every address of this machine
server-token-option = the token that opens the app, at least { $least } characters; { $variable } is safer, because others on this machine can read command lines
server-no-browser-option = print the address and open no browser
server-data-option = the folder in which progress and games are kept (default: { $default })
server-limit-option = how many pages can be open at once (default on this machine: { $default }); others are asked to wait
server-open = Gangster Widgets is open at { $address }
server-kept = Progress and games are kept in { $folder }. Ctrl-C ends it.
server-port-range = --port must be from 0 to 65535.
server-port-taken = Port { $port } is already taken. Another one can be named with --port; without --port a free one is found.
server-cannot-listen = Port { $port } at { $host } cannot be used: { $reason }.
server-host-unknown = { $host } is no address of this machine. 127.0.0.1 is this machine only, 0.0.0.0 all of its addresses.
server-token-short = The token has { $number ->
    [one] one character
   *[other] { $number } characters
}; it must have at least { $least }. Without one, a good one is made up.
server-data-unwritable = Nothing can be kept in { $folder }: { $reason }. --data names another folder.
server-no-notebook = The app’s notebook { $file } is missing. Installing Gangster Widgets again brings it back.
server-page-token-title = A token is needed
server-page-token = This app is shared with people who were sent its address or its token. Enter the token to open it here.
server-page-wrong-token-title = That is not the token
server-page-wrong-token = Check it letter by letter, or ask whoever sent it.
server-page-token-label = Token
server-page-token-button = Open
server-page-full-title = All places are taken
server-page-full = As many people as this machine can serve are here at the moment. Try again in a minute; this page does so by itself, too.
server-page-again = Try again
server-page-missing-title = There is nothing here
server-page-missing = This address does not exist, or no longer.
server-page-refused-title = That does not work
server-page-refused = This request was not understood, or it is not allowed.
server-page-fault-title = Something went wrong
server-page-fault = Loading the page again helps in most cases; nothing that was stored is lost.
server-page-start = To the start
server-page-needs-script = Gangster Widgets needs JavaScript. Switch it on for this page, then load it again.
server-page-went-wrong = Something went wrong while this page was made. Loading it again helps in most cases; nothing that was stored is lost.
