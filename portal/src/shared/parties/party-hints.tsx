import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { say } from '../../kit/say.ts';
import { type PartyHint, partyHintQuery } from './party-hint-query.ts';
import { partyStates } from './party-states.ts';

interface Known {
  kind: PartyHint['counterparty']['kind'];
  shortName: string;
  fullName: string;
  inn: string;
  kpp: string;
  ogrn: string;
  okpo: string;
  legalAddress: string;
}

/** What the state register knows of an INN; one click fills the form. Silent where no provider is installed. */
export function PartyHints({ inn, onTake }: { inn: string; onTake(known: Known): void }) {
  const { data } = useQuery(partyHintQuery(inn.trim()));
  if (!data || data.items.length === 0) return null;
  return (
    <Stack gap={4} role="group" aria-label={say('Found by the INN', 'Найдено по ИНН')}>
      {data.items.slice(0, 4).map((hint) => (
        <Button
          key={`${hint.counterparty.inn} ${hint.counterparty.kpp}`}
          variant="light"
          justify="space-between"
          h="auto"
          py={6}
          onClick={() => onTake(knownOf(hint))}
        >
          <span style={{ display: 'block', textAlign: 'left', whiteSpace: 'normal' }}>
            {hint.title}
            <Text size="xs" c="dimmed" component="span" display="block">
              {[hint.counterparty.kpp && `${say('KPP', 'КПП')} ${hint.counterparty.kpp}`, say(partyStates[hint.status])]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </span>
        </Button>
      ))}
    </Stack>
  );
}

const knownOf = ({ counterparty }: PartyHint): Known => ({
  kind: counterparty.kind,
  shortName: counterparty.shortName,
  fullName: counterparty.fullName ?? '',
  inn: counterparty.inn ?? '',
  kpp: counterparty.kpp ?? '',
  ogrn: counterparty.ogrn ?? '',
  okpo: counterparty.okpo ?? '',
  legalAddress: counterparty.legalAddress ?? '',
});
