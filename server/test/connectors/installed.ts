import assert from 'node:assert/strict';
import { type Portal, request, signIn } from '../harness.ts';
import { installations } from '../integrations.ts';

/** Where a walk through an integration has led. */
export interface Walked {
  portal: Portal;
  installationId: string;
  /** Lines that stand in its journal now: the event, all of them well. */
  told?: readonly string[];
  /** What a check finds now, where the work is not done through the integration but beside it. */
  finds?: readonly string[];
}

/** Installs an integration of our own in a portal; the check is asked for when the work is done. */
export async function installed(publicId: string, portal: Portal, settings?: object): Promise<string> {
  const token = await signIn(portal);
  const { status, json, text } = await request('POST', installations, {
    token,
    body: { publicId, ...(settings && { settings }) },
  });
  assert.equal(status, 201, text);
  return json.id;
}
