import type { Api } from '../api.ts';
import { expect } from '../api.ts';
import { progress } from '../progress.ts';
import { readAll, source, type Tally, tallyOf } from '../push-records.ts';
import type { ChosenOrder } from './choose-orders.ts';
import { type People, type Scene, sceneOf } from './scene.ts';
import { accepted, Refused } from './speak.ts';
import { letDeadlinePass } from './steps/change-rfq.ts';
import { stories } from './stories/stories.ts';
import type { Story } from './stories/story.ts';

interface Portal {
  people: People;
  /** Counterparties of suppliers, by outside identifiers. */
  suppliers: ReadonlyMap<string, string>;
}

interface Known {
  id: string;
  createdAt: string;
  externalLinks: Array<{ externalSource: string; externalId: string }>;
}

const requisitions = '/api/v1/integration-api/purchase-requisitions';

/** Under this name a requisition is linked to the story that was told of it to the end. */
const told = 'scms-demo';

/** Stories played at the same time. */
const atOnce = 6;

/** Answers are kept for 72 hours: an older interrupted story could be played twice. */
const longestMs = 70 * 3_600_000;

/** Plays the story of each requisition. A finished one is left alone; an interrupted one continues. */
export async function playStories(orders: readonly ChosenOrder[], portal: Portal): Promise<Tally> {
  const tally = tallyOf('Stories');
  const known = await requisitionsOf(portal.people.erp);
  const bar = progress(tally.step, orders.length);
  const waiting = [...orders.entries()].sort(([one], [other]) => timed(other) - timed(one));
  await Promise.all(Array.from({ length: atOnce }, tellNext));
  return tally;

  async function tellNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, chosen] = next;
      const outcome = await outcomeOf(place, chosen, known.get(chosen.order.externalId), portal);
      if (typeof outcome === 'string') tally[outcome] += 1;
      else tally.refused.push(outcome);
      bar.advance(1);
    }
  }
}

const storyOf = (place: number) => stories[place % stories.length] as Story;

/** Stories whose requests end at a deadline come first, so that it has passed by the time the others are played. */
const timed = (place: number) => Number(storyOf(place).steps.includes(letDeadlinePass));

async function outcomeOf(place: number, chosen: ChosenOrder, found: Known | undefined, portal: Portal) {
  const story = storyOf(place);
  const what = `${chosen.order.externalId}: ${story.name}`;
  if (!found) return { what, reason: 'the requisition was refused' };
  if (found.externalLinks.some(({ externalSource }) => externalSource === told)) return 'unchanged';
  if (Date.now() - Date.parse(found.createdAt) > longestMs)
    return { what, reason: 'it was broken off three days ago, and is left as it is' };
  try {
    const card = await expect(200, portal.people.buyer('GET', `/api/v1/purchase-requisitions/${found.id}`));
    const scene = sceneOf(chosen, card as unknown as Scene['requisition'], portal);
    for (const step of story.steps) await step(scene);
    await markTold(portal.people.erp, found.id, what);
    return 'created';
  } catch (error) {
    if (error instanceof Refused) return { what, reason: error.message };
    throw error;
  }
}

async function markTold(erp: Api, entityId: string, externalId: string) {
  const link = { externalSource: told, externalId, entityType: 'procurement', entityId };
  accepted('PUT', 'links', await erp('PUT', '/api/v1/integration-api/links', link));
}

async function requisitionsOf(erp: Api): Promise<Map<string, Known>> {
  const all = await readAll<Known>(erp, `${requisitions}?limit=200&fields=createdAt,externalLinks`);
  return new Map(
    all.flatMap((one) =>
      one.externalLinks
        .filter(({ externalSource }) => externalSource === source)
        .map(({ externalId }) => [externalId, one] as const),
    ),
  );
}
