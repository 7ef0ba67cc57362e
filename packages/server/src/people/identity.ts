// Who is who: guests, accounts, sessions. A session is a random token in a cookie; storage keeps only its hash.

import type { PlayerName, Refusal } from '@hanchan/protocol';
import type { NewAccount, Person, SessionLine, Storage } from '@hanchan/storage';
import { fail, ok, type Result } from '@hanchan/tiles';
import { hash, verify } from '@node-rs/argon2';
import type { RandomBytes } from '../config.ts';
import { refusal } from '../match/refusing.ts';
import type { Mailer } from './mailer.ts';

const DAY = 86_400_000;
export const SESSION_MS = 90 * DAY;
const LINK_MS = 30 * 60_000;
const SIGN_IN = 'signIn';
/** Followed by the person whose address it is to be. */
const PROOF = 'address ';

/** Who asks, by the session that the request came with. */
export interface Asking {
  readonly person: Person;
  readonly token: string;
}

export interface SignedIn extends Asking {
  /** What is over with it: the session that was here before, or all others of this person. */
  readonly ended: null | 'others' | { readonly token: string };
}

export interface AccountChange {
  readonly name?: string | undefined;
  readonly password?: { readonly old?: string | undefined; readonly new: string } | undefined;
  /** Null: no address any more. */
  readonly email?: string | null | undefined;
  /** The password, to change the address. */
  readonly current?: string | undefined;
}

type SignIn = Promise<Result<SignedIn, Refusal>>;

export const nameOf = ({ id, name, account }: Person): PlayerName => ({
  id,
  name,
  isGuest: account === null,
});

export interface IdentitySetup {
  readonly storage: Storage;
  /** Null: this server sends no e-mail. */
  readonly mailer: Mailer | null;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

export class Identity {
  readonly #storage: Storage;
  readonly #mailer: Mailer | null;
  readonly #now: () => number;
  readonly #randomBytes: RandomBytes;
  /** Looked at when there is no such account, so that the time taken tells nothing. */
  readonly #decoy: Promise<string>;

  constructor({ storage, mailer, now, randomBytes }: IdentitySetup) {
    this.#storage = storage;
    this.#mailer = mailer;
    this.#now = now;
    this.#randomBytes = randomBytes;
    this.#decoy = hash(this.#newToken());
  }

  get canMail(): boolean {
    return this.#mailer !== null;
  }

  /** Undefined without a session. */
  async whoIs(token: string | undefined): Promise<Person | undefined> {
    if (token === undefined) return undefined;
    const session = await this.#storage.sessions.find(token);
    return session === undefined ? undefined : this.#storage.people.find(session.person);
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
  async enter(asker: Asking | null, name: string, device: string | null): SignIn {
    if (await this.#isTaken(name)) {
      return fail(refusal('nameTaken', 'this name belongs to an account', 'name'));
    }
    if (asker !== null && asker.person.account === null) {
      const { person, token } = asker;
      await this.#storage.people.rename(person.id, name);
      return ok({ person: { ...person, name }, token, ended: null });
    }
    return ok(await this.#openInstead(await this.#newGuest(name), asker, device));
  }

  /** A guest who asks stays the same person; the guest's token is worth nothing any more. */
  async register(
    asker: Asking | null,
    form: { readonly name: string; readonly password: string; readonly email?: string | undefined },
    device: string | null,
  ): SignIn {
    if (asker !== null && asker.person.account !== null) {
      return fail(refusal('wrongState', 'you are already signed in'));
    }
    const { email } = form;
    if (email !== undefined && this.#mailer === null) return fail(NO_MAIL);
    const password = await hash(form.password);
    const guest = asker?.person ?? (await this.#newGuest(form.name));
    const account = { name: form.name, email: null, password };
    const added = await this.#addAccount(guest, account);
    if (!added.ok) return added;
    if (email !== undefined) await this.#sendProof(added.value, email);
    return ok(await this.#openAlone(await this.#again(guest.id), device));
  }

  async login(
    asker: Asking | null,
    { name, password }: { readonly name: string; readonly password: string },
    device: string | null,
  ): SignIn {
    const { people } = this.#storage;
    const person = name.includes('@')
      ? await people.findByEmail(name)
      : await people.findByName(name);
    const stored = person?.account?.password ?? null;
    const isRight = await verify(stored ?? (await this.#decoy), password);
    if (person === undefined || stored === null || !isRight) {
      return fail(refusal('wrongLogin', 'wrong name or password', 'password'));
    }
    return ok(await this.#openInstead(person, asker, device));
  }

  /** Says the same whether there is such an account or not. */
  async sendLink(email: string): Promise<Result<null, Refusal>> {
    if (this.#mailer === null) return fail(NO_MAIL);
    const token = this.#newToken();
    await this.#storage.sessions.addLink(token, { purpose: SIGN_IN, email }, LINK_MS);
    await this.#mailer.sendSignIn(email, token);
    return ok(null);
  }

  /**
   * Whoever opens a link has the address. It signs in to the account that has proved it, proves it for the account that
   * asked, or makes a new one: an account that only gave the address has no part in it.
   */
  async useLink(token: string, asker: Asking | null, device: string | null): SignIn {
    const link = await this.#storage.sessions.useLink(token);
    if (link === undefined) return fail(DEAD_LINK);
    const owner = await this.#storage.people.findByEmail(link.email);
    if (link.purpose.startsWith(PROOF)) {
      const claimant = await this.#storage.people.find(link.purpose.slice(PROOF.length));
      if (claimant === undefined || claimant.account === null) return fail(DEAD_LINK);
      return this.#prove(claimant, link.email, { asker, device });
    }
    if (link.purpose !== SIGN_IN) return fail(DEAD_LINK);
    if (owner !== undefined) return ok(await this.#openInstead(owner, asker, device));
    const current = asker?.person;
    const isGuest = current !== undefined && current.account === null;
    const wanted = isGuest ? current.name : link.email.split('@')[0]!.slice(0, 20);
    const guest = isGuest ? current : await this.#newGuest(wanted);
    const name = await this.#freeName(wanted);
    const added = await this.#addAccount(guest, { name, email: null, password: null });
    if (!added.ok) return added;
    return this.#prove(added.value, link.email, { asker, device });
  }

  /**
   * The address is proved, and every other way in ends: all sessions, and, unless the link was opened by the account
   * itself, the password. Whoever set that one may not be who reads the mail.
   */
  async #prove(
    person: Person,
    email: string,
    { asker, device }: { readonly asker: Asking | null; readonly device: string | null },
  ): SignIn {
    const { people } = this.#storage;
    const done = await people.setEmail(person.id, email);
    if (!done.ok) return fail(taken(done.taken));
    if (asker?.person.id !== person.id) await people.setPassword(person.id, null);
    return ok(await this.#openAlone(await this.#again(person.id), device));
  }

  /** True with the person where the other sessions are over. */
  async change(
    person: Person,
    form: AccountChange,
    token: string,
  ): Promise<Result<{ readonly person: Person; readonly endsOthers: boolean }, Refusal>> {
    const { people, sessions } = this.#storage;
    if (form.password !== undefined || form.email !== undefined) {
      const refused = await this.#proofRefusal(person, form);
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
    if (form.email === null) await people.setEmail(person.id, null);
    else if (form.email !== undefined) await this.#sendProof(person, form.email);
    const endsOthers = form.password !== undefined || form.email === null;
    if (endsOthers) await sessions.removeAllOf(person.id, token);
    return ok({ person: await this.#again(person.id), endsOthers });
  }

  /** What a password or an address is changed with: the password there is. */
  async #proofRefusal({ account }: Person, form: AccountChange): Promise<Refusal | null> {
    const field = form.password === undefined ? 'email' : 'password';
    if (account === null) return refusal('wrongState', `a guest has no ${field}`, field);
    if (typeof form.email === 'string' && this.#mailer === null) return NO_MAIL;
    if (form.email === null && account.password === null && form.password === undefined) {
      const message = 'set a password first: without it and the address nobody gets in';
      return refusal('wrongState', message, 'email');
    }
    const given = form.password?.old ?? form.current ?? '';
    if (account.password === null || (await verify(account.password, given))) return null;
    const where = form.password === undefined ? 'current' : 'password.old';
    return refusal('wrongLogin', 'wrong password', where);
  }

  async #sendProof({ id, name }: Person, email: string): Promise<void> {
    const token = this.#newToken();
    await this.#storage.people.claimEmail(id, email);
    await this.#storage.sessions.addLink(token, { purpose: `${PROOF}${id}`, email }, LINK_MS);
    await this.#mailer!.sendProof(email, name, token);
  }

  /** Where this person is signed in, the latest first. */
  async sessionsOf(person: string): Promise<readonly SessionLine[]> {
    return this.#storage.sessions.listOf(person);
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
  async #open(person: Person, device: string | null): Promise<SignedIn> {
    const token = this.#newToken();
    await this.#storage.sessions.add(token, person.id, SESSION_MS, device);
    return { person, token, ended: null };
  }

  /** Instead of whoever was signed in here before. */
  async #openInstead(
    person: Person,
    asker: Asking | null,
    device: string | null,
  ): Promise<SignedIn> {
    if (asker !== null) await this.#storage.sessions.remove(asker.token);
    const opened = await this.#open(person, device);
    return { ...opened, ended: asker === null ? null : { token: asker.token } };
  }

  /** And everything that let in before is over. */
  async #openAlone(person: Person, device: string | null): Promise<SignedIn> {
    const opened = await this.#open(person, device);
    await this.#storage.sessions.removeAllOf(person.id, opened.token);
    return { ...opened, ended: 'others' };
  }
}

const NO_MAIL = refusal('notOffered', 'this server does not send e-mail', 'email');
const DEAD_LINK = refusal('deadLink', 'this link has been used or has expired', 'token');

const taken = (what: 'name' | 'email'): Refusal =>
  refusal('nameTaken', `an account with this ${what} already exists`, what);

export const hashPassword = (password: string): Promise<string> => hash(password);
export const isPassword = (hashed: string, password: string): Promise<boolean> =>
  verify(hashed, password);
