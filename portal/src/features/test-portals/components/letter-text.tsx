import { Anchor, Stack, Text } from '@mantine/core';
import { keptLetter as noun } from '../../../../../nouns/kept-letter.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import type { KeptLetter } from '../queries.ts';

/** A letter as its reader would have it, with the addresses it leads to: they open here. */
export function LetterText({ recipient, text, links, attachments }: KeptLetter) {
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {recipient}
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      {links.length > 0 && (
        <div>
          <Text size="sm" fw={500}>
            {labelOf(noun, 'links')}
          </Text>
          {links.map((url) => (
            <Anchor key={url} href={url} size="sm" display="block" style={{ overflowWrap: 'anywhere' }}>
              {url}
            </Anchor>
          ))}
        </div>
      )}
      {attachments.length > 0 && (
        <Text size="sm">
          {labelOf(noun, 'attachments')}: {attachments.join(', ')}
        </Text>
      )}
    </Stack>
  );
}
