import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { readTestPortal } from '../../../platform/test-portals/operations/read-test-portal.ts';
import { type TestPortal, testPortal } from '../../../platform/test-portals/test-portal.ts';
import { openTestPortal } from './open-test-portal.ts';
import { reserveTestPortal } from './reserve-test-portal.ts';

export const makeTestPortal = command({
  name: 'test-portals.make-test-portal',
  summary: words('Make a test portal', 'Создать тестовый портал'),
  description:
    'A portal of test data, isolated from this one as any other: with its time zone, currency and requisites, an example company to work with, and a first key ' +
    '`ppk_test_…` with every scope, which is in this answer and nowhere else. No letter and no message leaves it; webhooks to receivers of your own do. ' +
    'Its clock is moved by `POST /api/v1/sandbox/clock`. A portal has at most three.',
  permission: 'api_keys.create',
  scope: 'settings.write',
  refuses: ['quota_exceeded', 'conflict'],
  revealsSecret: true,
  input: object({ name: reserveTestPortal.input.properties.name }),
  output: object({
    ...testPortal.properties,
    apiKey: Type.String({ title: 'Its first key, shown once', examples: ['ppk_test_a1B2c3D4e5F6_…'] }),
  }),
  run: inSteps,

  async steps(steps, input) {
    const reserved = await steps.command(reserveTestPortal, input);
    const apiKey = await steps.asSystem.command(openTestPortal, { id: reserved.id, reserved });
    const made = (await steps.asSystem.query(readTestPortal, { id: reserved.id })) as TestPortal;
    return { ...made, apiKey };
  },
});
