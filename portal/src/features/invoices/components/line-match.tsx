import { ActionIcon, Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { lineMatches } from '../../../../../nouns/transfer-preview.ts';
import { say } from '../../../kit/say.ts';
import type { PreviewLine } from '../transfer-queries.ts';
import type { LineMatches } from '../use-line-matches.ts';

interface LineMatchProps {
  portal: string;
  line: PreviewLine;
  /** Left out where nothing may be matched any more. */
  matches: LineMatches | undefined;
}

/** What a line is for, and the way to say otherwise. */
export function LineMatch({ portal, line, matches }: LineMatchProps) {
  const { place, number, matchedBy, rememberedMatchId } = line;
  const open = () => matches?.open(place);
  if (matchedBy === null)
    return matches ? (
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`${say('Match line', 'Сопоставить строку')} ${number}`}
        onClick={open}
      >
        {say('Match', 'Сопоставить')}
      </Button>
    ) : (
      <span className="dimmed">{say('not matched', 'не сопоставлено')}</span>
    );
  return (
    <Group gap={4} wrap="nowrap" align="flex-start">
      <div>
        <Meant portal={portal} line={line} /> <small className="dimmed">{say(lineMatches[matchedBy])}</small>
        {matches && rememberedMatchId !== null && (
          <Button variant="transparent" size="compact-xs" onClick={() => matches.forget(rememberedMatchId)}>
            {say('Forget', 'Забыть')}
          </Button>
        )}
      </div>
      {matches && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${say('Change the match of line', 'Изменить сопоставление строки')} ${number}`}
          onClick={open}
        >
          <Pencil size={14} />
        </ActionIcon>
      )}
    </Group>
  );
}

function Meant({ portal, line }: { portal: string; line: PreviewLine }) {
  const { procurementId, procurementNumber, catalogItemId, catalogItemName } = line;
  if (procurementId === null && catalogItemId === null) return say('for nothing', 'ни к чему не относится');
  return (
    <>
      {procurementId !== null && (
        <Link to="/$portal/requisitions/$id" params={{ portal, id: procurementId }} search={{}}>
          {procurementNumber}
        </Link>
      )}
      {procurementId !== null && catalogItemId !== null && ' · '}
      {catalogItemId !== null && (
        <Link to="/$portal/catalog/$id" params={{ portal, id: catalogItemId }} search={{}}>
          {catalogItemName}
        </Link>
      )}
    </>
  );
}
