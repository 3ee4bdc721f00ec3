import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { answer } from '../../../test/answer.ts';
import { draw } from '../../../test/draw.ts';
import { settled, takeHook } from '../../../test/take-hook.ts';
import { companyNamed } from './model.ts';
import { wholeOf } from './whole-of.ts';

const { useRegistration } = await import('./use-registration.ts');
const { SendAgain } = await import('./components/send-again.tsx');
const { Consent } = await import('./components/consent.tsx');

test('the name of a portal follows its company until somebody types their own', () => {
  const first = companyNamed({ workspaceName: '', portalName: '' }, 'ООО «Ромашка»');
  assert.deepEqual(first, { workspaceName: 'ООО «Ромашка»', portalName: 'romashka' });
  const longer = { workspaceName: 'ООО «Ромашка»', portalName: 'romashka' };
  assert.equal(companyNamed(longer, 'ООО «Ромашка Плюс»').portalName, 'romashka-plyus');
  const own = { workspaceName: 'ООО «Ромашка»', portalName: 'daisy' };
  assert.deepEqual(companyNamed(own, 'ООО «Ромашка Плюс»'), { workspaceName: 'ООО «Ромашка Плюс»' });
});

test('the server is asked about whole numbers and addresses, not about halves of them', () => {
  assert.deepEqual(wholeOf({ portalName: 'ro', companyInn: '77070', email: 'anna@' }), {});
  assert.deepEqual(wholeOf({ companyInn: '77070838931' }), {}, 'eleven digits belong to nobody');
  const whole = { portalName: 'romashka', companyInn: '7707083893', email: 'anna@romashka.example' };
  assert.deepEqual(wholeOf(whole), whole);
});

test('an unfinished registration is not sent', async () => {
  const asked = answer(() => ({ body: {} }));
  const { form, register } = await takeHook(useRegistration);
  form.onSubmit((values) => register.mutate(values))();
  assert.deepEqual(
    Object.keys(form.validate().errors).sort(),
    [
      'acceptedOffer',
      'acceptedPersonalData',
      'companyInn',
      'email',
      'fullName',
      'password',
      'phone',
      'portalName',
    ].concat('workspaceName'),
  );
  assert.equal(asked.length, 0);
});

const filled = {
  ...{ workspaceName: 'ООО «Ромашка»', portalName: 'romashka', companyInn: '7707083893', phone: '+7 (999) 123-45-67' },
  ...{ fullName: 'Анна Смирнова', email: 'anna@romashka.example', password: 'лось читает утром', acceptedOffer: true },
  ...{ acceptedPersonalData: true, acceptedMarketing: false },
};

test('a registration is sent as it was typed, by nobody in particular', async () => {
  const asked = answer(() => ({ body: { email: filled.email, mail: { status: 'sent' } } }));
  const { form, register } = await takeHook(useRegistration);
  form.setValues(filled);
  form.onSubmit((values) => register.mutate(values))();
  await settled(() => asked.length > 0);
  assert.deepEqual(
    asked.map(({ method, path, body }) => [method, path, body]),
    [['POST', '/api/v1/auth/register', filled]],
  );
  assert.equal(asked[0]?.headers.authorization, undefined);
});

test('a letter is sent again after a minute, counted on the button', async () => {
  const { off } = await draw(createElement(SendAgain, { email: filled.email }), { language: 'en' });
  assert.deepEqual(off, ['Send again · 60 s']);
});

test('a consent can be read before it is given, in the language of the page', async () => {
  const consent = createElement(Consent, { path: '/legal/offer', reading: 'Read the terms', label: 'I accept' });
  const { fields, links } = await draw(consent, { language: 'en' });
  assert.deepEqual([fields, links], [['I accept'], ['/legal/offer?lang=en']]);
});
