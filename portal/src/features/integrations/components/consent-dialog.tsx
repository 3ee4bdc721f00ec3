import { Button, Modal, Stack, Text } from '@mantine/core';
import { Facts } from '../../../kit/facts.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { say } from '../../../kit/say.ts';
import { scopeName } from '../../../shared/access/areas.ts';
import { eventMeaning } from '../../../shared/events/event-words.ts';
import type { Consent } from '../consent-of.ts';
import { DataTransfer } from './data-transfer.tsx';

interface ConsentDialogProps {
  consent: Consent;
  isPending: boolean;
  onAccept(): void;
  onClose(): void;
}

/** What another company will see and do, read before it may. */
export function ConsentDialog({ consent, isPending, onAccept, onClose }: ConsentDialogProps) {
  const { name, publisher, dataTransfer, scopes, events, destinations, secretSettings } = consent;
  return (
    <Modal
      opened
      onClose={onClose}
      size={680}
      title={say(`«${name}» asks for access`, `«${name}» запрашивает доступ`)}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <Text size="sm">
          {say(
            'This integration is made by another company. Your data will be sent to the addresses below.',
            'Интеграцию сделала другая компания. Ваши данные уходят из портала на адреса, указанные ниже.',
          )}
        </Text>
        <Facts
          of={[
            [say('Publisher', 'Издатель'), publisher.name],
            [say('INN', 'ИНН'), publisher.inn],
            [say('Contact', 'Контакт'), publisher.contact],
            [say('Support', 'Поддержка'), publisher.supportEmail],
            [
              say('Privacy', 'Обработка данных'),
              <a key="privacy" href={publisher.privacyUrl} target="_blank" rel="noreferrer">
                {publisher.privacyUrl}
              </a>,
            ],
          ]}
        />
        <DataTransfer rows={dataTransfer} hosts={destinations} />
        <Facts
          of={[
            [say('Permissions', 'Получает права'), listed(scopes.map(scopeName))],
            [say('Notified of', 'Узнаёт о событиях'), listed(events.map(eventMeaning))],
            [say('Secrets it receives', 'Получает секреты'), listed(secretSettings)],
          ]}
        />
        <DialogButtons onCancel={onClose}>
          <Button loading={isPending} onClick={onAccept}>
            {say('Agree and continue', 'Согласиться и продолжить')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

const listed = (names: readonly string[]) => (names.length > 0 ? names.join('; ') : undefined);
