// All clubs of this server: each is a stream in storage, and in memory once somebody asks for it.

import {
  type ClubEntry,
  type ClubSettings,
  type ClubSummary,
  clubSummary,
  foldClub,
  type NewMember,
} from '@hanchan/club';
import type { ClubRequest, Refusal } from '@hanchan/protocol';
import { ok, type Result } from '@hanchan/tiles';
import { type EventRules, writtenRules } from '@hanchan/tournament';
import { baseOf } from '../events/events.ts';
import { offeredRules } from '../lobby/rules.ts';
import { StreamSet, type StreamsSetup } from '../streams/streamSet.ts';
import { LiveClub } from './liveClub.ts';

/** A rulebook is sent by name and kept whole. */
export function keptRules(choice: ClubRequest['settings']['rules']): Result<EventRules, Refusal> {
  const ruleset = offeredRules(choice);
  if (!ruleset.ok) return ruleset;
  const { id, title, values } = ruleset.value;
  return ok(writtenRules({ id, base: baseOf(choice), title, values }));
}

export class Clubs extends StreamSet<ClubEntry, LiveClub, ClubSummary> {
  constructor(setup: StreamsSetup) {
    super(setup, {
      kind: 'club',
      open: (live) => new LiveClub(live),
      summary: (id, entries) => {
        const state = foldClub(entries);
        const today = new Date(setup.time.now()).toISOString().slice(0, 10);
        return state.settings.listed === 'everybody' ? clubSummary(id, state, today) : null;
      },
    });
  }

  create(settings: ClubSettings, owner: NewMember): Promise<LiveClub> {
    const by = { role: 'owner', member: owner.id } as const;
    return this.take([this.first(by, { type: 'create', settings, owner })]);
  }
}
