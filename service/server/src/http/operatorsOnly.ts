// What only the operator of the server does.

import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config.ts';
import { Allowance } from '../limits/allowance.ts';
import { MINUTE } from '../time.ts';
import { Refused } from './context.ts';
import { OneTimeCodes } from './oneTimeCode.ts';
import { mayOperate } from './operatorRoutes.ts';

const CODES_PER_MINUTE = 5;

interface Guard {
  readonly codes: OneTimeCodes | null;
  readonly tries: Allowance;
}

/** One for the whole server: a code that was shown for one thing is used up for all. */
const guards = new WeakMap<ServerConfig, Guard>();

function guardOf(config: ServerConfig): Guard {
  const { operatorTotp, time } = config;
  const guard = guards.get(config) ?? {
    codes: operatorTotp === null ? null : new OneTimeCodes(operatorTotp, time.now),
    tries: new Allowance(() => time.steady(), MINUTE),
  };
  guards.set(config, guard);
  return guard;
}

/** Throws for everybody but the operator, who is known by a token, and by a one-time code where one is set. */
export function operatorsOnly(
  config: ServerConfig,
  whose: string,
): (request: FastifyRequest) => void {
  const { codes, tries } = guardOf(config);

  return (request) => {
    if (!mayOperate(request, config)) {
      const message = `${whose}: send the token in OPERATOR_TOKEN, or ask from the machine itself`;
      throw new Refused({ code: 'notAllowed', message });
    }
    if (codes === null) return;
    if (tries.take('code', CODES_PER_MINUTE) > 0) {
      throw new Refused({ code: 'tooFast', message: 'too many codes; try again in a minute' });
    }
    if (codes.accept(String(request.headers['x-operator-code'] ?? ''))) return;
    const message = 'the one-time code is missing, wrong or used: send a new one (--code)';
    throw new Refused({ code: 'notAllowed', message, field: 'code' });
  };
}
