import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { type Installation, startInstallation } from './installation.ts';

const EMAIL = 'vera@vasilyok.ru';

/** A company that has just confirmed its address, and has nothing yet. */
async function newCompany({ base }: Installation) {
  const send = (path: string, body: object) =>
    fetch(`${base}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await send('/auth/register', {
    ...{ workspaceName: 'ООО «Василёк»', portalName: 'vasilyok', companyInn: '7707083893', phone: '+7 912 345-67-89' },
    ...{ fullName: 'Вера Смирнова', email: EMAIL, password: PASSWORD, acceptedOffer: true, acceptedPersonalData: true },
  });
  for (let tries = 0; tries < 100; tries++) {
    const letters = await (await fetch(`${base}/dev/mail.json`)).text();
    const token = /verify\/([\w-]+)/.exec(letters)?.[1];
    if (token) return send('/auth/email-verification/confirm', { token, password: PASSWORD });
    await pause(100);
  }
  throw new Error('No letter came');
}

long('an empty portal is filled and emptied as the guide says', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  await newCompany(installation);
  const said = await followOn(installation)('docs/guides/start-with-sample-data.md', { EMAIL, PASSWORD });
  assert.equal(said, 'true\ntrue\n1\n3\nblocked,matched\nsample_in_use 1\nnull\n 0\n0\n');
});
