import { Button } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { say } from '../../kit/say.ts';

/** Leads to an import of that kind; `into` names the record whose rows the file holds. */
export function ImportButton({ kind, into = {} }: { kind: string; into?: Readonly<Record<string, string>> }) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const query = new URLSearchParams({ kind, ...into });
  return (
    <Button
      variant="default"
      leftSection={<Upload size={16} />}
      onClick={() => void navigate({ href: `/${portal}/imports/new?${query}` })}
    >
      {say('Import', 'Импорт')}
    </Button>
  );
}
