import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRoute, useSearch } from '@tanstack/react-router';
import { createElement } from 'react';
import { drawPage } from '../../test/draw.ts';
import type { PortalRoute } from '../portal-route.tsx';
import { choiceOf, dayOf, readOnly, textOf, trueOf } from './search-params.ts';

test('a switch is on where the address says so in either way', () => {
  const given = { archived: true, mine: 'true', late: 'yes' };
  assert.deepEqual(trueOf(given, 'archived', 'mine', 'late'), { archived: 'true', mine: 'true' });
});

test('a day is one that a calendar has', () => {
  assert.deepEqual(dayOf({ from: '2024-02-29', to: '2026-02-29' }, 'from', 'to'), { from: '2024-02-29' });
  assert.deepEqual(dayOf({ from: 'soon', to: 20_261_125 }, 'from', 'to'), {});
});

test('what a page cannot read in its address does not reach it', async () => {
  const Page = () => createElement('p', null, JSON.stringify(useSearch({ strict: false })));
  const routes = (portal: PortalRoute) => [
    createRoute({
      getParentRoute: () => portal,
      path: 'page',
      component: Page,
      validateSearch: readOnly((given: Record<string, unknown>) => ({
        ...textOf(given, 'search'),
        ...choiceOf(given, 'tab', ['logs']),
        ...dayOf(given, 'from'),
      })),
    }),
  ];
  const address = 'page?search=7707083893&tab=zzz&from=soon&other=1';
  assert.equal((await drawPage({ at: address, routes })).text, '{"search":"7707083893"}');
});
