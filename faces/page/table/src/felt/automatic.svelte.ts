// What the player lets the page do, done a moment after it can be.

import type { TableClient, TableState } from '../client/tableClient.ts';
import { type Autos, automaticAction, NO_AUTOS } from './autoplay.ts';

const AUTO_DELAY = { slow: 500, normal: 350, fast: 150, atOnce: 50 } as const;

interface Moment {
  readonly state: () => TableState;
  /** While a result is looked at, nothing is done. */
  readonly isLooking: () => boolean;
}

export function createAutomatic(client: TableClient, { state, isLooking }: Moment) {
  const autos = $state<Autos>({ ...NO_AUTOS });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => clearTimeout(timer);
  const plan = () => {
    stop();
    const { view, legal, pending, info } = state();
    if (view === null || pending !== null || isLooking()) return;
    const action = automaticAction(view, legal, autos);
    const pace = info?.settings.pace ?? 'normal';
    if (action !== null) timer = setTimeout(() => client.act(action), AUTO_DELAY[pace]);
  };

  return {
    autos,
    plan,
    stop,
    forget() {
      Object.assign(autos, NO_AUTOS);
    },
    set(name: keyof Autos, isOn: boolean) {
      autos[name] = isOn;
      plan();
    },
  };
}
