import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Actor, authorize, permits, type Requirement, systemIn } from './actor.ts';

const tenantId = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';
const person = (...permissions: string[]): Actor => ({
  kind: 'user',
  tenantId,
  userId: 'u',
  permissions: new Set(permissions),
});
const key = (scopes: string[], ...permissions: string[]): Actor => ({
  ...person(...permissions),
  kind: 'apiKey',
  scopes: new Set(scopes),
});
const visitor: Actor = { ...person(), kind: 'visitor', userId: null };
const writing: Requirement = { permission: 'catalog.update', scope: 'catalog.write' };
const reading: Requirement = { permission: 'catalog.read', scope: 'catalog.read' };

const refusalOf = (actor: Actor, requirement: Requirement) => {
  try {
    authorize(actor, requirement);
  } catch (error) {
    return (error as { code: string }).code;
  }
  return undefined;
};

test('a person needs the permission', () => {
  assert.equal(refusalOf(person('catalog.update'), writing), undefined);
  assert.equal(refusalOf(person('catalog.read'), writing), 'forbidden');
  assert.equal(permits(person('catalog.read'), writing), false);
});

test('a key needs the scope, and its creator the permission', () => {
  assert.equal(refusalOf(key(['catalog.write'], 'catalog.update'), writing), undefined);
  assert.equal(refusalOf(key(['catalog.read'], 'catalog.update'), writing), 'insufficient_scope');
  assert.equal(refusalOf(key(['catalog.write']), writing), 'forbidden');
});

test('one of several scopes is enough', () => {
  const either: Requirement = { permission: 'invoices.read', scope: ['supplier_documents.read', 'finance.read'] };
  assert.equal(refusalOf(key(['finance.read'], 'invoices.read'), either), undefined);
});

test('a key that nobody answers for reads what its scopes name, and writes nothing', () => {
  const orphan: Actor = { ...key(['catalog.read', 'catalog.write']), userId: null, byScopesAlone: true };
  assert.equal(refusalOf(orphan, reading), undefined);
  assert.equal(refusalOf(orphan, writing), 'api_key_read_only');
});

test('keys are kept out of what has no scope', () => {
  assert.equal(
    refusalOf(key(['catalog.write'], 'users.invite'), { permission: 'users.invite', scope: null }),
    'forbidden',
  );
});

test('a visitor is asked to sign in, except where everybody may come', () => {
  assert.equal(refusalOf(visitor, reading), 'unauthenticated');
  assert.equal(refusalOf(visitor, { permission: 'visitor', scope: null }), undefined);
});

test('whoever still has a temporary password may only change it', () => {
  const credential = { id: 'c', name: 'Сеанс', requireIfMatch: false, mustChangePassword: true };
  const newcomer = { ...person('catalog.read'), credential } as Actor;
  assert.equal(refusalOf(newcomer, reading), 'password_change_required');
  assert.equal(refusalOf(newcomer, { permission: 'signed-in', scope: null, beforeSetUp: true }), undefined);
});

test('the platform itself is asked for nothing', () => {
  assert.equal(refusalOf(systemIn(tenantId), writing), undefined);
});
