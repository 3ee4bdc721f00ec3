import type { Static, TObject } from 'typebox';
import type { Query } from '../operation.ts';
import type { Words } from '../problems/errors.ts';
import type { Call } from './call.ts';
import type { Manifest } from './manifest.ts';
import type { Write } from './outgoing-write.ts';
import type { ProviderWebhook } from './provider-webhook.ts';
import type { OpenSession } from './session.ts';

/** What was looked at when a connection was tried. */
export interface CheckReport {
  ok: boolean;
  checks: Check[];
  /** Whom we are at the provider, as it names us. */
  account?: string;
}

export interface Check {
  id: string;
  label: Words;
  result: 'ok' | 'warning' | 'failed' | 'skipped';
  detail?: Words;
}

/**
 * One stream of records that a provider is asked for page by page. The records and the place reached are written together, so a
 * worker that dies repeats one page at most.
 */
export interface Pull<S = Record<string, unknown>> {
  /** `wanted`: what the consumer of the stream asks for, where it says so. Read anew for every page. */
  fetch(call: Call<S>, cursor: string | null, wanted?: unknown): Promise<PulledPage>;
}

export interface PulledPage {
  /** As the consumer of the stream takes them; plain JSON. */
  items: unknown[];
  cursor: string | null;
  more: boolean;
  /** Of how many, where the provider tells. */
  total?: number;
}

/** What an installed integration can do for the platform, by port. Each port has its type in `ports/`. */
export interface Connector<S extends TObject = TObject, Ports extends object = object> {
  manifest: Manifest<S>;
  /** It asks no other system, so it works in test portals; others do not. */
  asksNobody?: true;
  /** Tries the connection without changing anything at the provider. */
  test?(call: Call<Static<S>>): Promise<CheckReport>;
  /** Where a login is exchanged for a session: it is kept sealed, shared by all processes, and opened anew when it is refused. */
  session?: OpenSession<Static<S>>;
  /** For integrations of our own doors: looks at the portal instead of calling out. */
  inspect?: Query<TObject, CheckReport, undefined>;
  /** By the name of the stream. */
  pulls?: Readonly<Record<string, Pull<Static<S>>>>;
  /** How often the streams are asked by themselves, or how long until they are next; by hand only when left out. */
  everySeconds?: number | ((settings: Static<S>, now: Date) => number);
  /** What must not be written twice, by the name of the operation: `letters.send`. Goes through the outbox alone. */
  writes?: Readonly<Record<string, Write<Static<S>>>>;
  /** What the provider posts to us; its events go to the consumer of `webhooks.<area>`. */
  webhook?: ProviderWebhook<Static<S>>;
  ports?: Ports;
}

export const connector = <const S extends TObject, Ports extends object = object>(
  declared: Connector<S, Ports>,
): Connector<S, Ports> => declared;

// A registration holds connectors of every shape.
export type AnyConnector = Connector<any, any>;
