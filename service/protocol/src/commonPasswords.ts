// What leaked passwords are mostly made of: words that head every list of them, names, teams, and ways over the keys.

/** Three letters or more each; in lower case. */
export const COMMON_WORDS: readonly string[] = `
password passwort passw0rd pass word contrasena contrasenia motdepasse senha parola kennwort wachtwoord heslo haslo geheim secret
secreto private login logon letmein welcome willkommen bienvenue admin administrator root user username guest test tester testing
temp temporary default changeme change system server service computer internet google facebook twitter myspace linkedin yahoo
hotmail gmail windows microsoft apple iphone samsung nokia android linux github adobe dropbox amazon netflix youtube instagram
tiktok whatsapp pokemon pikachu naruto sasuke minecraft fortnite roblox starwars starwar vader matrix batman superman spiderman
ironman avengers marvel hello hallo hola bonjour ciao world love lovely loveme lover iloveyou iloveu loveyou ilove teamo tequiero jetaime
forever always together friend friends bestfriend family familia mother mommy mama father daddy papa brother sister baby babygirl babyboy
princess prinzessin princesa prince queen king angel angels angelo devil satan heaven jesus christ jesuschrist godisgood god bless
blessed faith hope grace peace freedom liberty america canada mexico brasil brazil england london paris france germany deutschland
berlin italia italy roma spain espana madrid barcelona tokyo osaka kyoto japan nippon china beijing korea seoul india australia russia
moscow newyork york boston chicago texas dallas houston phoenix miami florida california denver seattle vegas liverpool manchester
united arsenal chelsea everton celtic rangers juventus milan inter realmadrid bayern dortmund ajax benfica barca lakers yankees
cowboys steelers eagles packers broncos raiders patriots redsox football baseball basketball soccer hockey tennis golf cricket
rugby futbol sport sports player play game gamer games poker casino lucky money dollar cash rich gold golden silver diamond crystal
summer winter spring autumn sommer monday tuesday wednesday thursday friday saturday sunday january february march april may
june july august september october november december january morning night today tomorrow sunshine sunrise sunset rainbow flower flowers
rose blume butterfly dolphin dragon monkey tiger lion eagle falcon wolf bear panda horse pony rabbit bunny puppy kitty kitten kitty
cat dog doggy mickey mouse minnie snoopy garfield tweety bubbles cookie chocolate cheese banana orange apple strawberry cherry pepper
ginger sugar honey sweet candy coffee pizza burger beer whiskey vodka smile happy funny crazy sexy beautiful pretty cute cool awesome
super hyper mega master killer hunter hacker ninja samurai warrior soldier marine ranger knight wizard magic merlin gandalf phantom
shadow ghost dark black white blue red green yellow purple pink silver orange star stars moon sun fire ice water earth thunder storm
lightning power energy speed turbo racing ferrari porsche mercedes mustang corvette camaro harley yamaha honda toyota nissan bmw audi
volkswagen chevy ford dodge jeep truck rocket jordan michael jackson michelle jennifer jessica ashley amanda nicole samantha sarah
stephanie melissa elizabeth victoria alexandra alexander alexis andrea andrew anthony antonio austin benjamin brandon brittany carlos
carolina charlie charlotte chris christian christina christopher daniel daniela danielle david diego dennis dominic eduardo edward
eric fernando francisco gabriel gabriela george hannah heather isabella jacob james jasmine jason javier john johnny jonathan jose
joseph joshua juan julia justin karina katherine kevin kimberly laura lauren leonardo linda lisa louis lucas luis manuel maria marina
mario martin mary matthew maxwell maximus mercedes miguel monica natalia natalie nathan nicholas nicolas oliver olivia oscar pamela patricia
patrick paul pedro peter rachel rebecca ricardo richard robert roberto rodrigo ryan samuel sandra scott sebastian sharon sofia sophia sophie
steven susan taylor thomas tiffany valentina vanessa veronica vincent william yasmin zachary cristina ronaldo messi neymar beckham
metallica nirvana slipknot eminem tupac beatles linkinpark greenday californication guitar music rock hiphop dance
whatever nothing something anything unknown nobody number secure security access open sesame trustno trust never enter please thank
thanks you this that the and are with from for not mypass myself mine our yours iam imthebest thebest best first last new old big
little man boy girl woman men chica bitch fuck fucker fuckyou asshole pussy shit shadow sex sexo dick porn
hanchan mahjong riichi tenhou majsoul tsumo ron dora yakuman mahjongsoul majan ichiro takashi sakura hanako tarou nakamura tanaka suzuki
aishiteru arigatou konnichiwa
`
  .trim()
  .split(/\s+/);

/** What a finger does without thinking; backwards too. */
export const KEY_WALKS: readonly string[] = [
  '12345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'qweasdzxc',
  '123qweasdzxc',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1qazxsw23edcvfr45tgbnhy6',
  'zaq12wsxcde34rfvbgt56yhn',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2b3c4d5e6f7g8h9i0j',
  'a1b2c3d4e5f6g7h8i9j0',
  '147258369',
  '159357',
  '789456123',
  '!@#$%^&*()',
];
