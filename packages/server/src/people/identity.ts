// Who is who: guests, accounts, sessions. A session is a random token in a cookie; storage keeps only its hash.

import { randomBytes } from 'node:crypto';
import type { PlayerName, Refusal } from '@hanchan/protocol';
import type { Person, Storage } from '@hanchan/storage';
import { fail, ok, type Result } from '@hanchan/tiles';
import { hash, verify } from '@node-rs/argon2';
import { refusal } from '../match/refusing.ts';
import type { Mailer } from './mailer.ts';

const DAY = 86_400_000;
export const SESSION_MS = 90 * DAY;
const LINK_MS = 30 * 60_000;
const SIGN_IN = 'signIn';

export interface SignedIn {
  readonly person: Person;
  readonly token: string;
}

type SignIn = Promise<Result<SignedIn, Refusal>>;

const newToken = () => randomBytes(32).toString('base64url');
const newPersonId = () => randomBytes(12).toString('base64url');

export const nameOf = ({ id, name, account }: Person): PlayerName => ({
  id,
  name,
  isGuest: account === null,
});

export class Identity {
  readonly #storage: Storage;
  readonly #mailer: Mailer | null;
  readonly #now: () => number;
  /** Looked at when there is no such account, so that the time taken tells nothing. */
  readonly #decoy = hash(newToken());

  constructor(storage: Storage, mailer: Mailer | null, now: () => number) {
    this.#storage = storage;
    this.#mailer = mailer;
    this.#now = now;
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
  async enter(current: Person | undefined, name: string, token: string | undefined): SignIn {
    if (await this.#isTaken(name)) {
      return fail(refusal('nameTaken', 'this name belongs to an account', 'name'));
    }
    const { people } = this.#storage;
    if (current !== undefined && current.account === null && token !== undefined) {
      await people.rename(current.id, name);
      return ok({ person: { ...current, name }, token });
    }
    return ok(await this.#open(await this.#newGuest(name)));
  }

  async register(
    current: Person | undefined,
    form: { readonly name: string; readonly password: string; readonly email?: string | undefined },
  ): SignIn {
    if (current !== undefined && current.account !== null) {
      return fail(refusal('wrongState', 'you are already signed in'));
    }
    const password = await hash(form.password);
    const guest = current ?? (await this.#newGuest(form.name));
    const account = { name: form.name, email: form.email ?? null, password };
    return this.#addAccount(guest, account);
  }

  async login(name: string, password: string): SignIn {
    const { people } = this.#storage;
    const person = name.includes('@')
      ? await people.findByEmail(name)
      : await people.findByName(name);
    const stored = person?.account?.password ?? null;
    const isRight = await verify(stored ?? (await this.#decoy), password);
    if (person === undefined || stored === null || !isRight) {
      return fail(refusal('wrongLogin', 'wrong name or password', 'password'));
    }
    return ok(await this.#open(person));
  }

  /** Says the same whether there is such an account or not. */
  async sendLink(email: string): Promise<Result<null, Refusal>> {
    if (this.#mailer === null) {
      return fail(refusal('notOffered', 'this server does not send e-mail', 'email'));
    }
    const token = newToken();
    await this.#storage.sessions.addLink(token, { purpose: SIGN_IN, email }, LINK_MS);
    await this.#mailer.sendSignIn(email, token);
    return ok(null);
  }

  /** Signs in; whoever has no account yet gets one. */
  async useLink(token: string, current: Person | undefined): SignIn {
    const link = await this.#storage.sessions.useLink(token);
    if (link === undefined || link.purpose !== SIGN_IN) {
      return fail(refusal('deadLink', 'this link has been used or has expired', 'token'));
    }
    const known = await this.#storage.people.findByEmail(link.email);
    if (known !== undefined) return ok(await this.#open(known));
    const isGuest = current !== undefined && current.account === null;
    const wanted = isGuest ? current.name : link.email.split('@')[0]!.slice(0, 20);
    const guest = isGuest ? current : await this.#newGuest(wanted);
    const name = await this.#freeName(wanted);
    return this.#addAccount(guest, { name, email: link.email, password: null });
  }

  async change(
    person: Person,
    form: {
      readonly name?: string | undefined;
      readonly password?: { readonly old?: string | undefined; readonly new: string } | undefined;
    },
    token: string,
  ): Promise<Result<Person, Refusal>> {
    const { people, sessions } = this.#storage;
    if (form.password !== undefined) {
      if (person.account === null) {
        return fail(refusal('wrongState', 'a guest has no password', 'password'));
      }
      const stored = person.account.password;
      const isRight = stored === null || (await verify(stored, form.password.old ?? ''));
      if (!isRight) return fail(refusal('wrongLogin', 'wrong password', 'password.old'));
      await people.setPassword(person.id, await hash(form.password.new));
      await sessions.removeAllOf(person.id, token);
    }
    if (form.name !== undefined) {
      const isOurs = person.name === form.name;
      if (!isOurs && (await this.#isTaken(form.name, person.id))) {
        return fail(refusal('nameTaken', 'this name belongs to an account', 'name'));
      }
      const renamed = await people.rename(person.id, form.name);
      if (!renamed.ok) return fail(refusal('nameTaken', 'the name is taken', 'name'));
    }
    return ok((await people.find(person.id))!);
  }

  async leave(token: string): Promise<void> {
    await this.#storage.sessions.remove(token);
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
    const id = newPersonId();
    await this.#storage.people.addGuest({ id, name });
    return (await this.#storage.people.find(id))!;
  }

  async #addAccount(
    guest: Person,
    account: { name: string; email: string | null; password: string | null },
  ): SignIn {
    const done = await this.#storage.people.addAccount(guest.id, account);
    if (!done.ok) {
      const { taken } = done;
      return fail(refusal('nameTaken', `an account with this ${taken} already exists`, taken));
    }
    return ok(await this.#open((await this.#storage.people.find(guest.id))!));
  }

  /** A new token with every sign-in: one that was known before is worth nothing. */
  async #open(person: Person): Promise<SignedIn> {
    const token = newToken();
    await this.#storage.sessions.add(token, person.id, SESSION_MS);
    return { person, token };
  }
}

export const hashPassword = (password: string): Promise<string> => hash(password);
export const isPassword = (hashed: string, password: string): Promise<boolean> =>
  verify(hashed, password);
