import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permissions, scopes } from '../../../../nouns/kit/rights.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { systemRoles } from '../../kernel/access/system-roles.ts';
import { effectiveScopes } from './effective-scopes.ts';
import { grantableScopes } from './grantable-scopes.ts';
import { permissionsOfRoles } from './permissions-of-roles.ts';
import { canonicalScope, facadeScopes } from './scope-names.ts';

const key = (given: Partial<Actor>) => ({ userId: 'anna', permissions: new Set(permissions), ...given }) as Actor;

test('an owner may give every scope, and nobody a scope that he could not use himself', () => {
  assert.deepEqual(grantableScopes(permissionsOfRoles([{ code: 'owner', permissions: null }])), scopes);
  assert.deepEqual(grantableScopes(new Set(['warehouses.create'])), ['integration_api.write', 'warehouses.write']);
  assert.deepEqual(grantableScopes(new Set(['files.upload'])), []);
});

test('roles give what they give together; a role that the platform no longer knows gives nothing', () => {
  const held = permissionsOfRoles([
    { code: 'R-0001', permissions: ['catalog.read'] },
    { code: 'viewer', permissions: null },
    { code: 'forgotten', permissions: null },
  ]);
  assert.deepEqual(held, new Set(['catalog.read', ...systemRoles.viewer.permissions]));
});

test('a key has the scopes it was given, as far as the permissions of its person go', () => {
  const given = new Set(['catalog.read', 'catalog.write', 'warehouses.read']);
  const permitted = new Set(['catalog.read', 'catalog.update']);
  assert.deepEqual(effectiveScopes(key({ scopes: given, permissions: permitted })), ['catalog.read', 'catalog.write']);
});

test('a key without a person reads and never writes', () => {
  const given = new Set(['catalog.read', 'catalog.write']);
  assert.deepEqual(effectiveScopes(key({ scopes: given, userId: null })), ['catalog.read']);
  assert.deepEqual(effectiveScopes(key({ scopes: given, userId: null, byScopesAlone: true, permissions: new Set() })), [
    'catalog.read',
  ]);
});

test('a person who signs in has every scope that his permissions make useful', () => {
  assert.deepEqual(effectiveScopes(key({ permissions: new Set(['variables.read']) })), ['variables.read']);
});

test('the old name of a scope means the present one, and an unknown name nothing', () => {
  assert.equal(canonicalScope('procurements.write'), 'purchase_requisitions.write');
  assert.equal(canonicalScope('catalog.read'), 'catalog.read');
  for (const name of ['catalog', 'catalog.erase', 'procurements.', '']) assert.equal(canonicalScope(name), null);
});

test('a scope of the whole integration API opens each of its areas for the same action alone', () => {
  const wide = facadeScopes(new Set(['integration_api.read', 'webhooks.write']));
  assert.ok(wide.has('catalog.read') && wide.has('finance.read') && wide.has('webhooks.write'));
  assert.ok(!wide.has('catalog.write') && !wide.has('settings.read'));
});
