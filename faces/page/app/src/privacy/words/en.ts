// What a server keeps about people, in English.

export const en = {
  title: 'What is stored, and privacy',
  intro:
    'Hanchan shows no advertising, counts no visitors, and passes nothing on. This page says what a server of Hanchan stores, who can read it, and how you take it back. Whoever runs this server is responsible for it and can tell you more.',
  playTitle: 'When you play',
  play: 'A guest is a name and a cookie in one browser. An account adds a password and, if you like, an e-mail address; the server keeps both only to let you in and to tell you of changes to your account. Passwords, recovery codes and sessions are stored as hashes that nobody can read back.',
  gamesTitle: 'Games',
  games:
    'Games are stored with the names of the four players and can be read by anybody who has their link. Chat is not stored. Settings and blocks are stored with your name and shown to nobody else. What follows from your games, figures and ratings, is counted by month; ratings are public, and on your profile you decide who sees the rest.',
  eventsTitle: 'Events',
  events:
    'What you give when you register for an event goes to its organiser and its staff: name, country, club, notes. Your name is published only if you agreed; your legal name and notes never are. On your own page at the event you take consents back, download all that is held on you, and have it erased; results then stand under your number. Contact data and notes are erased some time after the event. The organiser can export and erase the event.',
  clubsTitle: 'Clubs',
  clubs:
    'A club keeps your name there, what you answered and entered, and your results, for its members. Visitors see what the club shows to everybody, and you as you choose. Under “You in this club” you download all that it holds on you and erase it; results then stand as a former player’s.',
  scoresTitle: 'Kept scores',
  scores:
    'A score that you share is stored with the names you typed. Whoever has its link can read it.',
  cookiesTitle: 'Cookies and this browser',
  cookies:
    'The server sets cookies only to know you again: your session, and a mark that this browser has been in with your password, so that guessers cannot lock you out; and one that counts your answers to problems of the day once, under a name that is another one for each problem; and a name of this browser, so that many who come from one are noticed. The browser itself keeps settings, training progress, how often you looked a word up, games you opened, scores, and the links of events you opened. Clear them in the browser.',
  logsTitle: 'Logs',
  logs: 'The server writes down errors, without names, addresses, passwords or links. Your network address is used to limit how much one network can ask for, and is not stored. A mark is made of it and of the browser with a secret of this server, to keep people of one home apart where strangers meet; it says nothing by itself and is forgotten after 30 days.',
  rightsTitle: 'What you can do',
  rights:
    'On your account page you can see where you are signed in, download everything that is stored about you, and erase it. Games stay for those who played them with you, and call you “Former player”.',
  account: 'To your account',
};
