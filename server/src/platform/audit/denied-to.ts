import type { Actor } from '../../kernel/access/actor.ts';
import type { Refusal } from '../../kernel/problems/errors.ts';

const denied = new WeakMap<Refusal, Actor>();

/** Keeps with a refusal whom it was given to, where nobody behind could tell: known by a credential, yet turned away. */
export function deniedTo(actor: Actor, refusal: Refusal): Refusal {
  denied.set(refusal, actor);
  return refusal;
}

export const whomDenied = (refusal: Refusal): Actor | undefined => denied.get(refusal);
