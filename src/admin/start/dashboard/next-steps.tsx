import { Paper, Skeleton, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Batch } from '../../../contract/generation/batches.ts';
import { type LocalQuestionList, localQuestionRoutes } from '../../../contract/generation/local-questions.ts';
import type { TemplateRow } from '../../../contract/templates/templates.ts';
import { awaitsApproval } from '../../generation/batches/batch-status.ts';
import { readQuery } from '../../platform/read-query.ts';
import { counted } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import type { ScreenAddress } from '../../platform/ui/screen-address.ts';
import classes from './next-steps.module.css';

interface Known {
  templates: readonly TemplateRow[] | undefined;
  batches: readonly Batch[] | undefined;
  publishedPages: number | undefined;
}

type Step = ScreenAddress & { key: string; title: string; why: string };

/** The next steps for this site: at most three, the most urgent first. */
export function NextSteps({ templates, batches, publishedPages }: Known) {
  const isKnown = templates && batches && publishedPages !== undefined;
  const { data: questions } = useQuery(
    readQuery(localQuestionRoutes.list, { query: { per_page: 1 }, enabled: (publishedPages ?? 0) > 0 }),
  );
  return (
    <Panel title="What to do next" isPlain>
      <Paper>
        <ul className={classes.list}>
          {isKnown
            ? nextSteps({ templates, batches, publishedPages, questions }).map(
                ({ key, title, why, ...link }) => (
                  <li key={key}>
                    <Link {...link} className={classes.step}>
                      <span>
                        <Text span fw={500} display="block">
                          {title}
                        </Text>
                        <Text span size="sm" c="dimmed">
                          {why}
                        </Text>
                      </span>
                      <IconArrowRight size={18} aria-hidden />
                    </Link>
                  </li>
                ),
              )
            : [1, 2].map(place => (
                <li key={place} className={classes.step}>
                  <Skeleton height={14} width="60%" my={13} />
                </li>
              ))}
        </ul>
      </Paper>
    </Panel>
  );
}

function nextSteps({
  templates,
  batches,
  publishedPages,
  questions,
}: {
  readonly templates: readonly TemplateRow[];
  readonly batches: readonly Batch[];
  readonly publishedPages: number;
  readonly questions: LocalQuestionList | undefined;
}): Step[] {
  const steps: Step[] = [];
  const waiting = batches.filter(awaitsApproval);
  const approved = batches.filter(batch => batch.status === 'approved');
  const stopped = batches.filter(batch => batch.can_resume);
  for (const batch of stopped) {
    steps.push({
      ...toBatch(batch),
      title: `Resume ${batch.name}`,
      why: batch.notice ?? 'It stopped before the end.',
    });
  }
  for (const batch of waiting) {
    const why = `Planning is done: ${counted(batch.total_planned, 'page')} to look over, then approve.`;
    steps.push({ ...toBatch(batch), title: `Review ${batch.name}`, why });
  }
  for (const batch of approved) {
    const why = `Approved: ${counted(batch.total_planned, 'page')} ready to be generated.`;
    steps.push({ ...toBatch(batch), title: `Start ${batch.name}`, why });
  }
  const published = templates.some(template => template.status === 'published');
  if (templates.length === 0) {
    steps.push({
      key: 'create',
      to: '/admin/templates/$id/edit',
      params: { id: 'new' },
      title: 'Write your first template',
      why: 'One template with {{city}}, {{state}} and {{keyword}} makes every page.',
    });
  } else if (!published) {
    const why = 'All your templates are drafts. Publish one to generate pages.';
    steps.push({ key: 'publish', to: '/admin/templates', title: 'Publish a template', why });
  }
  const [question] = questions?.items ?? [];
  if (question && !question.is_skipped && question.pages > 0) {
    const why = `“${question.question}” An answer adds to ${counted(question.pages, 'page')}; a minute each.`;
    steps.push({
      key: 'questions',
      to: '/admin/local-facts',
      title: 'Tell what you know of your towns',
      why,
    });
  }
  if (published) {
    const why = 'Paste towns and keywords, review the planned pages, then approve.';
    steps.push({ key: 'generate', to: '/admin/generator', title: 'Plan a new batch of pages', why });
  }
  if (publishedPages > 0) {
    const why = `${counted(publishedPages, 'page is', 'pages are')} public. Search them, open one, take one down.`;
    steps.push({ key: 'pages', to: '/admin/pages', title: 'Look through your pages', why });
  }
  return steps.slice(0, 3);
}

function toBatch(batch: Batch) {
  return { key: batch.id, to: '/admin/batches/$id', params: { id: batch.id } } as const;
}
