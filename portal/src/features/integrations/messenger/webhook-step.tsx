import { Button, Modal, Stack, Text } from '@mantine/core';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { SetupStep } from '../components/setup-step.tsx';
import { useRegistration } from './use-setup.ts';

interface WebhookStepProps {
  webhook: { isRegistered: boolean; lastEventAt: string | null; lastError: string | null };
  isReady: boolean;
  mayManage: boolean;
}

/** The provider posts to one address: another system is cut off only after a person has agreed. */
export function WebhookStep({ webhook, isReady, mayManage }: WebhookStepProps) {
  const { isRegistered, lastEventAt, lastError } = webhook;
  const { register, taken, leave } = useRegistration();
  const about = isRegistered
    ? lastEventAt
      ? `${say('Last event', 'Последнее событие')}: ${showInstant(lastEventAt)}`
      : say('No event has come yet', 'Событий ещё не было')
    : (lastError ?? undefined);
  return (
    <SetupStep
      done={isRegistered}
      name={say('Receive messages', 'Получать сообщения')}
      about={about}
      outcome={register.error && taken === undefined && <ProblemText error={register.error} />}
    >
      {mayManage && (
        <Button
          variant={isRegistered ? 'subtle' : 'filled'}
          disabled={!isReady}
          loading={register.isPending && taken === undefined}
          onClick={() => register.mutate(false)}
        >
          {isRegistered ? say('Register again', 'Зарегистрировать снова') : say('Register', 'Зарегистрировать')}
        </Button>
      )}
      {taken !== undefined && (
        <Modal
          opened
          onClose={leave}
          title={say('Take the webhook over?', 'Забрать вебхук себе?')}
          closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
        >
          <Stack>
            <Text size="sm">
              {say(
                `Messages go to ${taken} now, and the provider has room for one address. That system will receive no more; the address is given back when the integration is deleted.`,
                `Сейчас сообщения уходят на ${taken}, а адрес у провайдера один. Та система перестанет их получать; при удалении интеграции адрес вернётся.`,
              )}
            </Text>
            <DialogButtons onCancel={leave} cancel={say('Leave as it is', 'Оставить как есть')}>
              <Button color="red" loading={register.isPending} onClick={() => register.mutate(true)}>
                {say('Take over', 'Забрать')}
              </Button>
            </DialogButtons>
          </Stack>
        </Modal>
      )}
    </SetupStep>
  );
}
