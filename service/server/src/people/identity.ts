// Who is who: guests, accounts, sessions. A session is a random token in a cookie; storage keeps only its hash.

import { isGuessable, type PlayerName, type Refusal } from '@hanchan/protocol';
import type { NewAccount, Person, Session, SessionLine, Storage } from '@hanchan/storage';
import { fail, ok, type Result } from '@hanchan/tiles';
import { hash, verify } from '@node-rs/argon2';
import type { RandomBytes } from '../config.ts';
import { refusal } from '../match/refusing.ts';
import { DAY, type Time } from '../time.ts';
import { type Mails, NO_MAIL } from './mails.ts';
import { type RecoveryCodes, recoveryCodes } from './recovery.ts';
import type { SignInGuard } from './signInGuard.ts';
import {
  type AccountChange,
  type Asking,
  browserMark,
  markOf,
  type SignedIn,
  type Visit,
} from './visiting.ts';

export const SESSION_MS = 90 * DAY;
/** Whoever has an account shows again who they are; a guest has nothing to show but the session. */
const ACCOUNT_SESSION_MS = 30 * DAY;
export const LINK_MS = 10 * 60_000;
/** Followed by the mark of the browser that asked. */
const SIGN_IN = 'signIn';
/** Followed by the person whose address it is to be. */
export const PROOF = 'address ';

type SignIn = Promise<Result<SignedIn, Refusal>>;

export const nameOf = ({ id, name, account }: Person): PlayerName => ({
  id,
  name,
  isGuest: account === null,
});

export interface IdentitySetup {
  readonly storage: Storage;
  readonly mails: Mails;
  readonly time: Time;
  readonly guard: SignInGuard;
  readonly randomBytes: RandomBytes;
}

export class Identity {
  readonly #storage: Storage;
  readonly #mails: Mails;
  readonly #now: () => number;
  readonly #guard: SignInGuard;
  readonly #codes: RecoveryCodes;
  readonly #randomBytes: RandomBytes;
  /** Looked at when there is no such account, so that the time taken tells nothing. */
  readonly #decoy: Promise<string>;

  constructor({ storage, mails, time, guard, randomBytes }: IdentitySetup) {
    this.#storage = storage;
    this.#mails = mails;
    this.#now = time.now;
    this.#guard = guard;
    this.#codes = recoveryCodes(storage.sessions, randomBytes);
    this.#randomBytes = randomBytes;
    this.#decoy = hash(this.#newToken());
  }

  get canMail(): boolean {
    return this.#mails.mailer !== null;
  }

  /** Undefined without a session. */
  async whoIs(token: string | undefined): Promise<Person | undefined> {
    if (token === undefined) return undefined;
    const found = await this.#storage.people.findBySession(token);
    if (found === undefined) return undefined;
    const { person, since } = found;
    return this.#isOver(person, { createdAt: since }) ? undefined : person;
  }

  #isOver({ account }: Person, { createdAt }: Pick<Session, 'createdAt'>): boolean {
    return account !== null && this.#now() - createdAt >= ACCOUNT_SESSION_MS;
  }

  /** A session that is used goes on; true when its expiry was extended. */
  async prolong(token: string): Promise<boolean> {
    const session = await this.#storage.sessions.find(token);
    if (session === undefined) return false;
    if (session.expiresAt - this.#now() > SESSION_MS - DAY) return false;
    await this.#storage.sessions.extend(token, SESSION_MS);
    return true;
  }

  /** A guest under a name; whoever is a guest already only changes it. */
  async enter(asker: Asking | null, name: string, visit: Visit): SignIn {
    if (await this.#isTaken(name)) {
      return fail(refusal('nameTaken', 'this name belongs to an account', 'name'));
    }
    if (asker !== null && asker.person.account === null) {
      const { person, token } = asker;
      await this.#storage.people.rename(person.id, name);
      return ok({ person: { ...person, name }, token, ended: null });
    }
    return ok(await this.#openInstead(await this.#newGuest(name), asker, visit));
  }

  /** A guest who asks stays the same person; the guest's token is worth nothing any more. */
  async register(
    asker: Asking | null,
    form: { readonly name: string; readonly password: string; readonly email?: string | undefined },
    visit: Visit,
  ): SignIn {
    if (asker !== null && asker.person.account !== null) {
      return fail(refusal('wrongState', 'you are already signed in'));
    }
    const { email } = form;
    if (isGuessable(form.password, [form.name, email ?? ''])) return fail(guessable('password'));
    const refused = email === undefined ? null : this.#mails.admit(email, visit.address);
    if (refused !== null) return fail(refused);
    const guest = asker?.person ?? (await this.#newGuest(form.name));
    const account = { name: form.name, email: null, password: await hash(form.password) };
    const added = await this.#addAccount(guest, account);
    if (!added.ok) return added;
    if (email !== undefined) await this.#sendProof(added.value, email);
    return ok(await this.#openAlone(await this.#again(guest.id), visit));
  }

  async login(
    asker: Asking | null,
    { name, password }: { readonly name: string; readonly password: string },
    visit: Visit,
  ): SignIn {
    const { people } = this.#storage;
    const person = name.includes('@')
      ? await people.findByEmail(name)
      : await people.findByName(name);
    const mark = person === undefined ? null : markOf(person);
    const isKnown = mark !== null && visit.marks.includes(mark);
    const guess = { name, address: visit.address, knownTo: isKnown ? person!.id : null };
    const refused = this.#guard.admit(guess);
    if (refused !== null) return fail(refused);
    const stored = person?.account?.password ?? null;
    const isRight = await verify(stored ?? (await this.#decoy), password);
    if (person === undefined || stored === null || !isRight) {
      return fail(refusal('wrongLogin', 'wrong name or password', 'password'));
    }
    this.#guard.passed(guess);
    if (!isKnown) this.#mails.tell(person, 'signedIn', visit.device);
    return ok(await this.#openInstead(person, asker, visit));
  }

  /** Says the same whether there is such an account or not. */
  async sendLink(email: string, { address, browser }: Visit): Promise<Result<null, Refusal>> {
    const refused = this.#mails.admit(email, address);
    if (refused !== null) return fail(refused);
    const token = this.#newToken();
    const purpose = `${SIGN_IN} ${browserMark(browser)}`;
    await this.#storage.sessions.addLink(token, { purpose, email }, LINK_MS);
    await this.#mails.mailer!.sendSignIn(email, token);
    return ok(null);
  }

  /**
   * Whoever opens a link has the address. It signs in to the account that has proved it, in the browser that asked, proves it
   * for the account that asked, or makes a new one: an account that only gave the address has no part in it.
   */
  async useLink(token: string, asker: Asking | null, visit: Visit): SignIn {
    const found = await this.#storage.sessions.findLink(token);
    if (found === undefined) return fail(DEAD_LINK);
    const { purpose, email } = found;
    const isProof = purpose.startsWith(PROOF);
    const [what, mark] = purpose.split(' ');
    if (!isProof && what !== SIGN_IN) return fail(DEAD_LINK);
    // One that was sent before they belonged to a browser has no mark.
    if (!isProof && mark !== undefined && mark !== browserMark(visit.browser)) {
      return fail(OTHER_BROWSER);
    }
    if ((await this.#storage.sessions.useLink(token)) === undefined) return fail(DEAD_LINK);
    if (isProof) {
      const claimant = await this.#storage.people.find(purpose.slice(PROOF.length));
      if (claimant === undefined || claimant.account === null) return fail(DEAD_LINK);
      return this.#prove(claimant, email, { asker, visit });
    }
    const owner = await this.#storage.people.findByEmail(email);
    if (owner !== undefined) {
      this.#mails.tell(owner, 'signedIn', visit.device);
      return ok(await this.#openInstead(owner, asker, visit));
    }
    const current = asker?.person;
    const isGuest = current !== undefined && current.account === null;
    const wanted = isGuest ? current.name : email.split('@')[0]!.slice(0, 20);
    const guest = isGuest ? current : await this.#newGuest(wanted);
    const name = await this.#freeName(wanted);
    const added = await this.#addAccount(guest, { name, email: null, password: null });
    if (!added.ok) return added;
    return this.#prove(added.value, email, { asker, visit });
  }

  /**
   * The address is proved, and every other way in ends: all sessions, and, unless the link was opened by the account
   * itself, the password and the recovery code. Whoever set those may not be who reads the mail.
   */
  async #prove(
    person: Person,
    email: string,
    { asker, visit }: { readonly asker: Asking | null; readonly visit: Visit },
  ): SignIn {
    const { people } = this.#storage;
    const done = await people.setEmail(person.id, email);
    if (!done.ok) return fail(taken(done.taken));
    if (asker?.person.id !== person.id) {
      await people.setPassword(person.id, null);
      await this.#codes.end(person.id);
    }
    if (person.account?.email !== email.toLowerCase()) {
      this.#mails.tell(person, 'address', visit.device);
    }
    return ok(await this.#openAlone(await this.#again(person.id), visit));
  }

  /** A new recovery code, shown this once; the one before is over. */
  async newRecoveryCode(person: Person, password: string): Promise<Result<string, Refusal>> {
    if (person.account === null) return fail(refusal('wrongState', 'a guest has no account'));
    const refused = await this.passwordRefusal(person, password, 'password');
    return refused === null ? ok(await this.#codes.renew(person.id)) : fail(refused);
  }

  /** The code lets in once, and every other way in ends. */
  async recover(code: string, visit: Visit): SignIn {
    const id = await this.#codes.use(code);
    const person = id === null ? undefined : await this.#storage.people.find(id);
    if (person === undefined) {
      return fail(refusal('deadLink', 'this code is wrong, or was used or replaced', 'code'));
    }
    await this.#storage.people.setPassword(person.id, null);
    this.#mails.tell(person, 'recovered', visit.device);
    return ok(await this.#openAlone(await this.#again(person.id), visit));
  }

  /** Null: the password there is, or there is none. */
  async passwordRefusal(person: Person, given: string, field: string): Promise<Refusal | null> {
    const stored = person.account?.password ?? null;
    if (stored === null) return null;
    const refused = this.#guard.admitAgain(person.id);
    if (refused !== null) return refused;
    if (!(await verify(stored, given))) return refusal('wrongLogin', 'wrong password', field);
    this.#guard.passedAgain(person.id);
    return null;
  }

  tellErased(person: Person, { device }: Visit): void {
    this.#mails.tell(person, 'erased', device);
  }

  /** True with the person where the other sessions are over. */
  async change(
    person: Person,
    form: AccountChange,
    { token, visit }: { readonly token: string; readonly visit: Visit },
  ): Promise<Result<{ readonly person: Person; readonly endsOthers: boolean }, Refusal>> {
    const { people, sessions } = this.#storage;
    if (form.password !== undefined || form.email !== undefined) {
      const refused = await this.#proofRefusal(person, form, visit);
      if (refused !== null) return fail(refused);
    }
    if (form.name !== undefined) {
      const isOurs = person.name === form.name;
      if (!isOurs && (await this.#isTaken(form.name, person.id))) {
        return fail(refusal('nameTaken', 'this name belongs to an account', 'name'));
      }
      const renamed = await people.rename(person.id, form.name);
      if (!renamed.ok) return fail(refusal('nameTaken', 'the name is taken', 'name'));
    }
    if (form.password !== undefined) {
      await people.setPassword(person.id, await hash(form.password.new));
    }
    if (form.password !== undefined) this.#mails.tell(person, 'password', visit.device);
    if (form.email === null) {
      await people.setEmail(person.id, null);
      this.#mails.tell(person, 'address', visit.device);
    } else if (form.email !== undefined) await this.#sendProof(person, form.email);
    const endsOthers = form.password !== undefined || form.email === null;
    if (endsOthers) await sessions.removeAllOf(person.id, token);
    return ok({ person: await this.#again(person.id), endsOthers });
  }

  /** What a password or an address is changed with: the password there is. */
  async #proofRefusal(
    person: Person,
    { password, email, current }: AccountChange,
    { address }: Visit,
  ): Promise<Refusal | null> {
    const { account, name } = person;
    const field = password === undefined ? 'email' : 'password';
    if (account === null) return refusal('wrongState', `a guest has no ${field}`, field);
    if (typeof email === 'string' && !this.canMail) return NO_MAIL;
    if (email === null && account.password === null && password === undefined) {
      const message = 'set a password first: without it and the address nobody gets in';
      return refusal('wrongState', message, 'email');
    }
    const where = password === undefined ? 'current' : 'password.old';
    const refused = await this.passwordRefusal(person, password?.old ?? current ?? '', where);
    if (refused !== null) return refused;
    if (password !== undefined && isGuessable(password.new, [name, account.email ?? ''])) {
      return guessable('password.new');
    }
    return typeof email === 'string' ? this.#mails.admit(email, address) : null;
  }

  async #sendProof({ id, name }: Person, email: string): Promise<void> {
    const token = this.#newToken();
    await this.#storage.people.claimEmail(id, email);
    await this.#storage.sessions.addLink(token, { purpose: `${PROOF}${id}`, email }, LINK_MS);
    await this.#mails.mailer!.sendProof(email, name, token);
  }

  /** Where this person is signed in, the latest first. */
  async sessionsOf(person: Person): Promise<readonly SessionLine[]> {
    const lines = await this.#storage.sessions.listOf(person.id);
    return lines.filter((line) => !this.#isOver(person, line));
  }

  endSession(person: string, id: string): Promise<boolean> {
    return this.#storage.sessions.removeOne(person, id);
  }

  /** All of them, or all but this one. */
  async endSessions(person: string, except?: string): Promise<void> {
    await this.#storage.sessions.removeAllOf(person, except);
  }

  async #isTaken(name: string, except?: string): Promise<boolean> {
    const holder = await this.#storage.people.findByName(name);
    return holder !== undefined && holder.id !== except;
  }

  async #freeName(wanted: string): Promise<string> {
    for (let i = 1; ; i++) {
      const name = i === 1 ? wanted : `${wanted} ${i}`;
      if (!(await this.#isTaken(name))) return name;
    }
  }

  async #newGuest(name: string): Promise<Person> {
    const id = this.#randomBytes(12).toString('base64url');
    await this.#storage.people.addGuest({ id, name });
    return (await this.#storage.people.find(id))!;
  }

  #newToken(): string {
    return this.#randomBytes(32).toString('base64url');
  }

  async #again(id: string): Promise<Person> {
    return (await this.#storage.people.find(id))!;
  }

  async #addAccount(guest: Person, account: NewAccount): Promise<Result<Person, Refusal>> {
    const done = await this.#storage.people.addAccount(guest.id, account);
    return done.ok ? ok(await this.#again(guest.id)) : fail(taken(done.taken));
  }

  /** A new token with every sign-in: one that was known before is worth nothing. */
  async #open(person: Person, { device }: Visit): Promise<SignedIn> {
    const token = this.#newToken();
    await this.#storage.sessions.add(token, person.id, SESSION_MS, device);
    return { person, token, ended: null };
  }

  /** Instead of whoever was signed in here before. */
  async #openInstead(person: Person, asker: Asking | null, visit: Visit): Promise<SignedIn> {
    if (asker !== null) await this.#storage.sessions.remove(asker.token);
    const opened = await this.#open(person, visit);
    return { ...opened, ended: asker === null ? null : { token: asker.token } };
  }

  /** And everything that let in before is over. */
  async #openAlone(person: Person, visit: Visit): Promise<SignedIn> {
    const opened = await this.#open(person, visit);
    await this.#storage.sessions.removeAllOf(person.id, opened.token);
    return { ...opened, ended: 'others' };
  }
}

const guessable = (field: string): Refusal =>
  refusal('guessable', 'this password is among the first that are tried; choose another', field);

const OTHER_BROWSER = refusal(
  'otherBrowser',
  'open this link in the browser that asked for it',
  'token',
);
const DEAD_LINK = refusal('deadLink', 'this link has been used or has expired', 'token');

const taken = (what: 'name' | 'email'): Refusal =>
  refusal('nameTaken', `an account with this ${what} already exists`, what);

export const hashPassword = (password: string): Promise<string> => hash(password);
export const isPassword = (hashed: string, password: string): Promise<boolean> =>
  verify(hashed, password);
