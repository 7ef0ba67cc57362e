// Why somebody is not let in at an event, or may not make one here: each sentence by the id under which other languages have theirs.

/** The sentences by id, with `{0}` for the first value. */
export const DOOR_TEXTS = {
  'door.tooManyPins': 'too many wrong PINs from here; try again in a few seconds',
  'door.linkNeeded': 'open the event with your link first; without one you can only look',
  'door.archivesBusy': 'the server is reading other archives; try again in a minute',
  'door.papersBusy': 'the server is printing other papers; try again in a minute',
  'door.tooManyArchives': 'too many archives in an hour; try later',
  'door.tooManyEvents':
    'you have made as many events as one may here in a day; the next is possible in {0} h',
  'door.accountsOnly': 'only accounts may make events on this server; sign in first',
  'door.invitedOnly': 'only invited organisers may make events on this server; ask whoever runs it',
  'door.tooManyPages': 'too many pages of events are open from your network; close some of them',
  'door.pinNeeded': 'this link needs its PIN',
  'door.deadLink': 'this link is not valid for this event; it may have been renewed',
  'door.erased':
    'the person whose link this was has been erased from this event: nothing is held under it any more',
  'door.ownData': 'players see and erase their own data only',
  'door.nobody': 'nobody is at this event under this id',
  'door.nameToErase': 'write the name of the person to confirm',
  'door.wrongPin': 'wrong number or PIN',
  'door.noSuchEvent': 'there is no such event',
} as const;
