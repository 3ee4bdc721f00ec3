import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { channelStateWords } from '../../../../../nouns/channel-state-words.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { Status } from '../../../kit/status.tsx';
import { messengerOverviewQuery } from '../../../shared/messengers/queries.ts';
import { useMay } from '../../../shared/session/me.ts';
import classes from '../components/overview.module.css';
import { SetupStep } from '../components/setup-step.tsx';
import type { Installation } from '../queries.ts';
import type { Test } from '../use-test.ts';
import { Syncs } from './syncs.tsx';
import { TestStep } from './test-step.tsx';
import { useSyncs } from './use-setup.ts';
import { WebhookStep } from './webhook-step.tsx';

/** The way from a key to messages that come and go: each step shows whether it is done. */
export function MessengerSetup({ installation, test }: { installation: Installation; test: Test }) {
  const may = useMay();
  const { data: overview } = useQuery({ ...messengerOverviewQuery, enabled: may('messengers.read') });
  const { channels: sync } = useSyncs();
  if (!overview) return null;
  const { channels, webhook } = overview;
  const mayManage = may('messengers.manage');
  const works = installation.status === 'installed';
  return (
    <>
      <Section title={say('Setup', 'Настройка')}>
        <ol className={classes.steps}>
          <SetupStep done={installation.lastTest?.ok === true} name={say('Check the key', 'Проверить ключ')}>
            {may('integrations.configure') && (
              <Button
                variant="default"
                aria-label={say('Check the key', 'Проверить ключ')}
                loading={test.isPending}
                onClick={() => test.mutate()}
              >
                {say('Check', 'Проверить')}
              </Button>
            )}
          </SetupStep>
          <SetupStep done={channels.length > 0} name={say('Read the channels', 'Получить каналы')}>
            {mayManage && (
              <Button variant="default" disabled={!works} loading={sync.isPending} onClick={() => sync.mutate()}>
                {say('Read', 'Получить')}
              </Button>
            )}
          </SetupStep>
          <WebhookStep webhook={webhook} isReady={works} mayManage={mayManage} />
          <TestStep isReady={works && channels.some((one) => one.works)} mayManage={mayManage} />
        </ol>
      </Section>
      {channels.length > 0 && (
        <Section title={say('Channels', 'Каналы')}>
          <ul className={classes.checks}>
            {channels.map(({ id, label, transport, works, isGone, state }) => (
              <li key={id}>
                <Status tone={works && !isGone ? 'good' : 'warning'}>{`${label} · ${transport}`}</Status>
                {(!works || isGone) && (
                  <p>
                    {isGone
                      ? say('the provider lists it no more', 'провайдер его больше не показывает')
                      : say(channelStateWords(state))}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Syncs overview={overview} mayManage={mayManage && works} />
    </>
  );
}
