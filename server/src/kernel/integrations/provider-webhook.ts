import type { Call } from './call.ts';

/** Parts of the platform whose providers post to us: the last but one segment of the address. */
export const webhookAreas = ['messenger', 'tasktracker'] as const;

export type WebhookArea = (typeof webhookAreas)[number];

/** What one post of a provider held. */
export interface ReadDelivery {
  /** `key` is the same whenever the event comes again; `event` is plain JSON, as the consumer of `webhooks.<area>` takes it. */
  events: ReadonlyArray<{ key: string; event: unknown }>;
  /** The provider tries whether the address answers. */
  probe: boolean;
  /** Items that could not be read: the rest is taken, and the bytes are kept for who looks into it. */
  unread: number;
}

/** How an address of ours is made known at the provider. */
interface AskedRegistration {
  url: string;
  /** What the registration before has left, to be changed by this one; null for the first. */
  held: RegistrationState | null;
  /** A person agrees that deliveries are taken from whoever receives them now. */
  takeOver: boolean;
}

/** What is needed to take a registration back, such as the address that stood there before. Kept sealed; nothing of it is ever shown. */
export type RegistrationState = Readonly<Record<string, unknown>>;

/** `taken`: the host of another receiver, whom nobody has agreed to cut off; then nothing was changed. */
export type Registration = { state: RegistrationState } | { taken: string };

/**
 * Webhooks that a provider posts without a signature, at an address that we register there ourselves. What they hold is a hint of the
 * provider, never a proof.
 */
export interface ProviderWebhook<S = Record<string, unknown>> {
  area: WebhookArea;
  /** Pure. Null for what is nothing the provider sends. */
  read(body: unknown, at: Date): ReadDelivery | null;
  /** Repeating it changes nothing. The provider may post to the address before it answers. */
  register(call: Call<S>, asked: AskedRegistration): Promise<Registration>;
  /** Gives back what was there before, unless somebody else has taken the address meanwhile. */
  unregister(call: Call<S>, given: { url: string; state: RegistrationState }): Promise<void>;
}
