import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { messengerOverviewQuery } from '../../../shared/messengers/queries.ts';
import { useMay } from '../../../shared/session/me.ts';
import classes from '../components/overview.module.css';
import { SetupStep } from '../components/setup-step.tsx';
import type { Installation } from '../queries.ts';
import { ChannelList } from './channel-list.tsx';
import { Syncs } from './syncs.tsx';
import { TestStep } from './test-step.tsx';
import { useSyncs } from './use-setup.ts';
import { WebhookStep } from './webhook-step.tsx';

/** The way from a checked key to messages that come and go: each step shows whether it is done. */
export function MessengerSetup({ installation: { status } }: { installation: Installation }) {
  const may = useMay();
  const mayRead = may('messengers.read');
  const { data: overview, error } = useQuery({ ...messengerOverviewQuery, enabled: mayRead });
  const { channels: sync } = useSyncs();
  if (!mayRead) return null;
  if (error) return <ProblemText error={error} />;
  if (!overview) return <Skeleton height={160} />;
  const { channels, webhook } = overview;
  // What is told beside it, settings and their check, comes first.
  if (status === 'requires_setup' && channels.length === 0) return null;
  const mayManage = may('messengers.manage');
  const works = status === 'installed';
  return (
    <>
      <Section title={say('Setup', 'Настройка')}>
        <ol className={classes.steps}>
          <SetupStep done={channels.length > 0} name={say('Read the channels', 'Получить каналы')}>
            {mayManage && (
              <Button variant="default" disabled={!works} loading={sync.isPending} onClick={() => sync.mutate()}>
                {channels.length > 0 ? say('Read again', 'Обновить') : say('Read', 'Получить')}
              </Button>
            )}
          </SetupStep>
          <WebhookStep webhook={webhook} isReady={works} mayManage={mayManage} />
          <TestStep isReady={works && channels.some((one) => one.works)} mayManage={mayManage} />
        </ol>
      </Section>
      {channels.length > 0 && <ChannelList channels={channels} />}
      <Syncs overview={overview} mayManage={mayManage && works} />
    </>
  );
}
