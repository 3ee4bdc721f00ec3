import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostnameOf, isOwnMachine } from './own-machine.ts';

test('loopback names and addresses are this machine', () => {
  for (const host of ['localhost', '127.0.0.1', '127.8.9.10', '::1', '[::1]', '::ffff:127.0.0.1'])
    assert.equal(isOwnMachine(host), true, host);
});

test('other hosts are not, even where their names begin alike', () => {
  for (const host of ['localhost.example.com', '127.0.0.1.example.com', '10.0.0.1', '0.0.0.0', '::2', ''])
    assert.equal(isOwnMachine(host), false, host);
});

test('a Host header is read without its port', () => {
  assert.equal(hostnameOf('localhost:3000'), 'localhost');
  assert.equal(hostnameOf('[::1]:3000'), '[::1]');
  assert.equal(hostnameOf('two words'), undefined);
  assert.equal(hostnameOf(undefined), undefined);
});
