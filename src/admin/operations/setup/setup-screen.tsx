import { Button, SimpleGrid, Stack, Stepper, Text, VisuallyHidden } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { setupRoutes } from '../../../contract/operations/setup.ts';
import { ButtonLink, TextLink } from '../../platform/ui/links.tsx';
import { Opening } from '../../platform/ui/opening.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { write } from '../../platform/write.ts';
import { AreaStep } from './area-step.tsx';
import { BrandStep } from './brand-step.tsx';
import { BusinessStep } from './business-step.tsx';
import { ServiceStep } from './service-step.tsx';
import { SetupChecklist } from './setup-checklist.tsx';
import { type ChangeDraft, setupOf, useSetupDraft } from './setup-draft.ts';
import { SetupPreview } from './setup-preview.tsx';
import { missingIn, problemsOfStep, refusedOf } from './setup-problems.ts';
import { setupQuery } from './setup-queries.ts';
import { SetupSummary } from './setup-summary.tsx';
import { TradeStep } from './trade-step.tsx';

const steps = [TradeStep, BusinessStep, AreaStep, ServiceStep, BrandStep];
const titles = ['Trade', 'Business', 'Where', 'Services', 'Look'];

/** From the demo to a business of one's own, in five short steps. */
export function SetupScreen() {
  const state = useQuery(setupQuery);
  return (
    <QueryBoundary title="The state of the site could not be read" query={state} loading={<Opening />}>
      {state.data?.state === 'set-up' ? <AfterSetup /> : <Steps hasDemo={state.data?.state === 'demo'} />}
    </QueryBoundary>
  );
}

function AfterSetup() {
  return (
    <Screen
      title="Your business is set up"
      purpose="Change it on the Settings, Services and Statements screens."
      action={
        <Button component="a" href="/" target="_blank" rel="noopener">
          Open the site
        </Button>
      }
    >
      <SetupChecklist />
      <div>
        <ButtonLink to="/admin">To the dashboard</ButtonLink>
      </div>
    </Screen>
  );
}

function Steps({ hasDemo }: { hasDemo: boolean }) {
  const [draft, changeDraft, forget] = useSetupDraft();
  const isWide = useMediaQuery('(min-width: 62em)') ?? false;
  const [isShown, { toggle }] = useDisclosure(false);
  const { step } = draft;
  /** How often this step was to be left with a field that can’t stay so. */
  const [refusals, setRefusals] = useState(0);
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  /** Only the server knows each town. */
  const checking = useMutation(write(setupRoutes.plan, { silentFailure: true, changes: [] }));
  const missing = missingIn(draft);
  const problems = problemsOfStep([...refusedOf(draft, checking.error), ...missing], step);
  const change: ChangeDraft = changes => {
    checking.reset();
    changeDraft(changes);
  };
  const go = (to: number) => {
    change({ step: to });
    setRefusals(0);
    document.querySelector('#screen-title')?.scrollIntoView();
  };
  const refuse = () => setRefusals(before => before + 1);
  const leave = () => {
    if (checking.isPending) return;
    if (Object.keys(problems).length > 0) refuse();
    else if (missing.length > 0) go(step + 1);
    else
      checking.mutate(
        { body: setupOf(draft, false) },
        {
          onSuccess: () => go(step + 1),
          onError: error =>
            refusedOf(draft, error).some(one => one.step === step) ? refuse() : go(step + 1),
        },
      );
  };
  const isSummary = step >= titles.length;
  const Step = steps[step] ?? TradeStep;
  return (
    <Screen
      title="Set up your business"
      purpose="Nothing changes before the last button. You can change every answer later."
      {...(hasDemo ? { action: <TextLink to="/admin">Explore the demo first</TextLink> } : {})}
    >
      <Stepper
        active={step}
        onStepClick={go}
        size="xs"
        iconSize={28}
        allowNextStepsSelect={draft.trade !== ''}
      >
        {titles.map((title, at) => {
          const isUnfinished = at < step && missing.some(problem => problem.step === at);
          const label = isUnfinished ? `${title}: unfinished` : title;
          return (
            <Stepper.Step
              key={title}
              label={isWide ? label : <VisuallyHidden>{label}</VisuallyHidden>}
              {...(isUnfinished ? { color: 'red', completedIcon: at + 1 } : {})}
            />
          );
        })}
      </Stepper>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Panel title={isSummary ? 'Ready' : `${step + 1}. ${titles[step] ?? ''}`}>
          {isSummary ? (
            <SetupSummary
              draft={draft}
              change={change}
              missing={missing}
              titles={titles}
              onStep={at => {
                go(at);
                refuse();
                if (missing.length === 0) checking.mutate({ body: setupOf(draft, false) });
              }}
              onDone={forget}
            />
          ) : (
            <form
              ref={fields}
              noValidate
              onSubmit={event => {
                event.preventDefault();
                leave();
              }}
            >
              <Stack gap="lg">
                <Step draft={draft} change={change} problems={refusals > 0 ? problems : {}} />
                <div className="buttons">
                  {step > 0 && <Button onClick={() => go(step - 1)}>Back</Button>}
                  <PrimaryButton type="submit" disabled={draft.trade === ''} loading={checking.isPending}>
                    Next
                  </PrimaryButton>
                </div>
              </Stack>
            </form>
          )}
        </Panel>
        {isWide ? (
          <SetupPreview draft={draft} />
        ) : (
          <Stack gap="sm">
            <Button onClick={toggle} aria-expanded={isShown}>
              {isShown ? 'Hide the preview' : 'Show my front page'}
            </Button>
            {isShown && <SetupPreview draft={draft} />}
          </Stack>
        )}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        From a file: npm run pagehaul -- setup --file business.yaml
      </Text>
    </Screen>
  );
}
