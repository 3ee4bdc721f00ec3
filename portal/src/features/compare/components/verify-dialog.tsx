import { Alert, Button, FileButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import type { Answer } from '../../../shared/api/answer.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { changeWords, type Names } from '../model/change-words.ts';
import { digestIn } from '../model/digest-in.ts';

type Verdict = Answer<'supplier-quotes.verify-decision-digest'>;

interface VerifyDialogProps {
  procurementId: string;
  names: Names;
  onClose(): void;
}

/** Takes the file of a protocol or the digest on its paper, and tells whether it is the one and what has changed since. */
export function VerifyDialog({ procurementId, names, onClose }: VerifyDialogProps) {
  const [typed, setTyped] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const verify = useMutation({
    mutationFn(sha256: string) {
      const params = { path: { procurementId }, query: { sha256 } };
      return ask(api.GET('/api/v1/purchase-requisitions/{procurementId}/decision-protocol/verify', { params }));
    },
  });
  const check = (text: string) => {
    const digest = digestIn(text);
    setUnreadable(digest === undefined);
    if (digest !== undefined) verify.mutate(digest);
    else verify.reset();
  };
  const read = async (file: File | null) => file && check(new TextDecoder('latin1').decode(await file.arrayBuffer()));
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={say('Check a protocol', 'Проверка протокола')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <Text size="sm">
          {say(
            'Choose the PDF of the protocol, or type the digest that stands on its paper.',
            'Выберите PDF протокола или введите контрольную сумму, которая напечатана на бумаге.',
          )}
        </Text>
        <FileButton accept="application/pdf" onChange={(file) => void read(file)}>
          {(props) => (
            <Button
              {...props}
              w="fit-content"
              variant="default"
              leftSection={<FileSearch size={16} />}
              loading={verify.isPending}
            >
              {say('Choose a file', 'Выбрать файл')}
            </Button>
          )}
        </FileButton>
        <Group align="end" wrap="nowrap">
          <TextInput
            flex={1}
            label="SHA-256"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button onClick={() => check(typed)}>{say('Check', 'Проверить')}</Button>
        </Group>
        {isUnreadable && (
          <Alert color="yellow" role="alert">
            {say(
              'There is no digest in it: 64 digits and letters from a to f. Files of Word and Excel hold none; type it from the paper.',
              'Контрольной суммы здесь нет: это 64 цифры и буквы от a до f. В файлах Word и Excel её не прочитать — введите её с бумаги.',
            )}
          </Alert>
        )}
        {verify.error && <ProblemText error={verify.error} />}
        {verify.data && <Told verdict={verify.data} names={names} />}
      </Stack>
    </Modal>
  );
}

function Told({
  verdict: { isKnown, isIntact, isCurrent, issued, changes },
  names,
}: {
  verdict: Verdict;
  names: Names;
}) {
  if (!isKnown || !issued)
    return (
      <Alert color="red" role="alert">
        {say('This requisition has no such protocol.', 'У этой заявки такого протокола нет.')}
      </Alert>
    );
  const about = [issued.issuedBy, showInstant(issued.issuedAt)].filter(Boolean).join(', ');
  if (!isIntact)
    return (
      <Alert color="red" role="alert">
        {say(
          `What is kept of protocol No. ${issued.n} no longer has this digest.`,
          `Хранимое содержание протокола № ${issued.n} больше не сходится с контрольной суммой.`,
        )}
      </Alert>
    );
  return (
    <>
      <Alert color={isCurrent ? 'green' : 'yellow'} role="status">
        {say(`This is protocol No. ${issued.n} (${about}). `, `Это протокол № ${issued.n} (${about}). `)}
        {isCurrent
          ? say('Nothing has changed since.', 'С тех пор ничего не изменилось.')
          : say('Since then this has changed:', 'С тех пор изменилось:')}
      </Alert>
      <PlainTable
        label={say('What has changed since', 'Что изменилось с тех пор')}
        rows={changes}
        empty={null}
        idOf={({ at }) => at}
        columns={[
          { id: 'what', header: say('What', 'Что'), cell: (change) => changeWords(change, names).what },
          {
            id: 'before',
            header: say('In the protocol', 'В протоколе'),
            cell: (change) => changeWords(change, names).before,
          },
          { id: 'after', header: say('Now', 'Сейчас'), cell: (change) => changeWords(change, names).after },
        ]}
      />
    </>
  );
}
