import assert from 'node:assert/strict';
import type { Before, Made } from './made.ts';

const batch = '/api/v1/logistics/batches/:batchId';

async function moved({ ask }: Made, url: string, ...verbs: string[]) {
  for (const verb of verbs) {
    const { status, text } = await ask('POST', url.replace(/\w+$/, verb), {});
    assert.equal(status, 200, text);
  }
}

/** A batch is on its way before it comes, or comes back. */
export const beforeDeliveries: Record<string, Before> = {
  [`POST ${batch}/dispatch`]: (made, url) => moved(made, url, 'load'),
  [`POST ${batch}/return`]: (made, url) => moved(made, url, 'load', 'dispatch'),
  [`POST ${batch}/deliver`]: async (made, url) => {
    await moved(made, url, 'load', 'dispatch');
    made.ids.id = (await made.ask('GET', url.replace('/deliver', ''))).json.items[0].id;
  },
};
