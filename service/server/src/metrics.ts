// What an operator watches, in the form that Prometheus reads.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Counter<'status'>;
  readonly messages: Counter<'type'>;
  readonly refusals: Counter<'code'>;
  readonly stored: Counter<'type'>;
  readonly storeSeconds: Histogram;
  readonly stopped: Counter;
  readonly counted: Counter;
  readonly botFailures: Counter<'reason'>;
  readonly botQuestions: Gauge;
  readonly connections: Gauge;
  readonly tables: Gauge;
}

export interface Counted {
  readonly tables: () => number;
  readonly connections: () => number;
  readonly botQuestions: () => number;
}

export function createMetrics(count: Counted): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string) => new Counter({ name, help, registers });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  return {
    registry,
    requests: new Counter({
      name: 'hanchan_http_requests_total',
      help: 'HTTP requests by status',
      labelNames: ['status'],
      registers,
    }),
    messages: new Counter({
      name: 'hanchan_socket_messages_total',
      help: 'Messages from clients by type',
      labelNames: ['type'],
      registers,
    }),
    refusals: new Counter({
      name: 'hanchan_refusals_total',
      help: 'Messages and actions that were refused, by code',
      labelNames: ['code'],
      registers,
    }),
    counted: counter('hanchan_counted_games_total', 'Games that went into figures and ratings'),
    stored: new Counter({
      name: 'hanchan_stored_entries_total',
      help: 'Entries written to matches, by type',
      labelNames: ['type'],
      registers,
    }),
    stopped: counter(
      'hanchan_tables_stopped_total',
      'Tables that were stopped because one of their laws was broken',
    ),
    botFailures: new Counter({
      name: 'hanchan_bot_failures_total',
      help: 'Moves that a bot did not choose, because it failed (error) or its answer was late, too many waited (full) or its thread ended; the safe move was made',
      labelNames: ['reason'],
      registers,
    }),
    storeSeconds: new Histogram({
      name: 'hanchan_store_seconds',
      help: 'From an action to its being durable',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
      registers,
    }),
    botQuestions: gauge(
      'hanchan_bot_questions',
      'Questions that wait for a bot',
      count.botQuestions,
    ),
    connections: gauge('hanchan_connections', 'Open sockets', count.connections),
    tables: gauge('hanchan_tables', 'Tables in memory', count.tables),
  };
}
