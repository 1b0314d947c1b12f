import { Alert, Button, Stack, Text } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import type { ServiceDraft } from '../../../contract/business/answers.ts';
import type { ServiceTexts } from '../../../contract/business/service-texts.ts';
import type { Service } from '../../../contract/business/services.ts';
import type { ServiceContent } from '../../../sections/schemas.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { Interview } from '../answers/interview.tsx';
import { linesOf, type ServiceValues, withDrafted } from './service-draft.ts';

interface ServiceInterviewProps {
  readonly stored: Service | null;
  readonly values: ServiceValues;
  readonly onChange: (change: Partial<ServiceValues>, content: ServiceContent | null) => void;
}

/** What the owner says of a service, and what follows from it for the texts below. */
export function ServiceInterview({ stored, values, onChange }: ServiceInterviewProps) {
  const isMissing = stored === null || stored.own_sentences < stored.needed_sentences;
  const [isOpen, { toggle }] = useDisclosure(isMissing);
  const [drafted, setDrafted] = useState<ServiceContent | null>(null);
  const [written, setWritten] = useState<ServiceTexts | null>(null);
  const { name, keywords, content, content_pack, answers } = values;
  // Lines that are in no part yet are stored nowhere else.
  const [description, setDescription] = useLocalStorage({
    key: `pagehaul-description ${content_pack} ${stored?.id ?? 'new'}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const take = (draft: ServiceDraft) => {
    // The first one tells what the texts were before.
    const next = drafted === null && stored?.answers ? content : withDrafted(content, drafted, draft.content);
    setDrafted(draft.content);
    if (JSON.stringify(next) !== JSON.stringify(content)) onChange({}, next);
  };
  /** Texts that were written by hand stay. */
  const takeWritten = (texts: ServiceTexts | null) => {
    const next = texts?.content ?? drafted;
    const before = written?.content ?? null;
    if (next) onChange({}, withDrafted(withDrafted(content, drafted, next), before, next));
    setWritten(texts);
  };
  const kept =
    drafted !== null &&
    Object.values(answers).some(Boolean) &&
    JSON.stringify(withDrafted(content, content, drafted)) !== JSON.stringify(content);
  return (
    <Panel
      title="In your own words"
      help="The texts below are made of what you say here."
      aside={
        <Button variant="subtle" aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? 'Close' : 'Tell what is missing'}
        </Button>
      }
    >
      {isOpen && name.trim() === '' && <Text size="sm">This comes after its name.</Text>}
      {isOpen && name.trim() !== '' && (
        <Stack gap="lg">
          <Interview
            of={{ name, content_pack, keyword: linesOf(keywords)[0], id: stored?.id }}
            told={{ description, answers, ...(written && { written }) }}
            onTell={next => {
              setDescription(next.description);
              if (next.answers !== answers) onChange({ answers: next.answers }, null);
            }}
            onDraft={take}
            onTexts={takeWritten}
          />
          {kept && written === null && (
            <Alert color="blue" title="Some texts below differ from your answers">
              <Stack gap="sm" align="flex-start">
                <Text size="sm">You or a model wrote them. They stay as they are.</Text>
                <Button onClick={() => onChange({}, withDrafted(content, content, drafted))}>
                  Replace them by my answers
                </Button>
              </Stack>
            </Alert>
          )}
        </Stack>
      )}
    </Panel>
  );
}
