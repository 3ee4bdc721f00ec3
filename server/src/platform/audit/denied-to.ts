import type { Actor } from '../../kernel/access/actor.ts';
import type { Refusal } from '../../kernel/problems/errors.ts';

const denied = new WeakMap<Refusal, Actor>();

/** Keeps with a refusal who was refused, which code further on cannot know: a caller known by his credential, yet turned away. */
export function deniedTo(actor: Actor, refusal: Refusal): Refusal {
  denied.set(refusal, actor);
  return refusal;
}

export const whomDenied = (refusal: Refusal): Actor | undefined => denied.get(refusal);
