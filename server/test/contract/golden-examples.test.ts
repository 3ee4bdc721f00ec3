import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testTexts } from '../test-titles.ts';

/** Examples that were computed by hand before anything was built: where the product differs, the example is right. */
const examples = [
  ...['Webhook signature', 'VAT included', 'VAT excluded', 'VAT included, sub-cent price', 'VAT 7 included'],
  ...['Allocation exact', 'Allocation remainder', 'Coverage', 'Coverage clamp', 'Coverage over', 'Header coverage'],
  ...['Average cost', 'Comparison', 'Landed, without VAT', 'OGRNIP remainder ≥ 10', 'Settlement account'],
  ...['Variable resolve', 'Idempotent create', 'Inbound replay', 'Proposal, cost_plus'],
];

const isTold = (example: string, texts: string) => texts.includes(`golden example «${example}»`);

test('every golden example has a test of its name', () => {
  const texts = testTexts();
  assert.deepEqual(
    examples.filter((example) => !isTold(example, texts)),
    [],
  );
});
