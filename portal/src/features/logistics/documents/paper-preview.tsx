import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import classes from './paper.module.css';
import { type DocumentCard, paperQuery } from './queries.ts';

/** A document as it is printed: a draft as it stands now, any other as it was issued. */
export function PaperPreview({ paper: { id, number, version } }: { paper: DocumentCard }) {
  const { data, error } = useQuery(paperQuery(id, version));
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(new Blob([data], { type: 'application/pdf' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return (
    <Section title={say('As it is printed', 'Как будет напечатан')} bare>
      <div className={classes.paper}>
        {error && <ProblemText error={error} />}
        {!error && !url && <Loader m="md" size="sm" aria-label={say('Loading', 'Загрузка')} />}
        {url && <iframe src={url} title={number} />}
      </div>
    </Section>
  );
}
