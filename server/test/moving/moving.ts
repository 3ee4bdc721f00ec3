import type { TestContext } from 'node:test';
import type { MoveOptions } from '../../src/platform/moving/move/move-options.ts';
import { movePortal } from '../../src/platform/moving/move/move-portal.ts';
import { firstInstallation, type SecondInstallation, secondInstallation } from './second-installation.ts';

export const addresses = { here: 'https://here.example.com', there: 'https://there.example.com' };

/** Two installations between which portals move, each known by an address of its own. */
export async function twoInstallations(t: TestContext) {
  const [first, second] = [await firstInstallation(t), await secondInstallation(t)];
  const here = { ...first, services: { ...first.services, publicUrl: addresses.here } };
  const there: SecondInstallation = { ...second, services: { ...second.services, publicUrl: addresses.there } };
  const usual = { holdSeconds: 30, patienceSeconds: 30, withoutMissing: false };
  return {
    here,
    there,
    move: (slug: string, more: Partial<MoveOptions> = {}) =>
      movePortal({ ...usual, source: here, target: there, slug, ...more }),
    back: (slug: string, more: Partial<MoveOptions> = {}) =>
      movePortal({ ...usual, source: there, target: here, slug, ...more }),
  };
}
