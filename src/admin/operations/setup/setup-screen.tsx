import { Button, Paper, SimpleGrid, Stack, Stepper, Text, Title, VisuallyHidden } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink, TextLink } from '../../platform/ui/links.tsx';
import { LoadError } from '../../platform/ui/load-error.tsx';
import { Opening } from '../../platform/ui/opening.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { AreaStep } from './area-step.tsx';
import { BrandStep } from './brand-step.tsx';
import { BusinessStep } from './business-step.tsx';
import { ServiceStep } from './service-step.tsx';
import { SetupChecklist } from './setup-checklist.tsx';
import { type SetupDraft, useSetupDraft } from './setup-draft.ts';
import { SetupPreview } from './setup-preview.tsx';
import { setupQueries } from './setup-queries.ts';
import { SetupSummary } from './setup-summary.tsx';
import { TradeStep } from './trade-step.tsx';

const titles = ['Trade', 'Business', 'Where', 'Services', 'Look'];

/** From the demo to a business of one's own, in five short steps. */
export function SetupScreen() {
  const state = useQuery(setupQueries.state());
  if (state.isError) return <LoadError title="The state of the site could not be read" query={state} />;
  if (!state.data) return <Opening />;
  return state.data.state === 'set-up' ? <AfterSetup /> : <Steps />;
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

function Steps() {
  const [draft, change, forget] = useSetupDraft();
  const isWide = useMediaQuery('(min-width: 62em)') ?? false;
  const [isShown, { toggle }] = useDisclosure(false);
  const { step } = draft;
  const go = (to: number) => {
    change({ step: to });
    document.querySelector('#screen-title')?.scrollIntoView();
  };
  const isSummary = step >= titles.length;
  return (
    <Screen
      title="Set up your business"
      purpose="Five short steps. Nothing is changed before the last button, and every answer can be changed later."
      action={<TextLink to="/admin">Explore the demo first</TextLink>}
    >
      <Stepper
        active={step}
        onStepClick={go}
        size="xs"
        iconSize={28}
        allowNextStepsSelect={draft.trade !== ''}
      >
        {titles.map(title => (
          <Stepper.Step key={title} label={isWide ? title : <VisuallyHidden>{title}</VisuallyHidden>} />
        ))}
      </Stepper>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Paper p="lg" component="section" aria-labelledby="setup-step">
          <Stack gap="lg">
            <Title order={2} id="setup-step">
              {isSummary ? 'Ready' : `${step + 1}. ${titles[step] ?? ''}`}
            </Title>
            {isSummary ? (
              <SetupSummary
                draft={draft}
                change={change}
                onBack={() => go(titles.length - 1)}
                onDone={forget}
              />
            ) : (
              <>
                {stepFields(draft, change)}
                <div className="buttons">
                  {step > 0 && <Button onClick={() => go(step - 1)}>Back</Button>}
                  <PrimaryButton disabled={draft.trade === ''} onClick={() => go(step + 1)}>
                    Next
                  </PrimaryButton>
                </div>
              </>
            )}
          </Stack>
        </Paper>
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

function stepFields(draft: SetupDraft, change: ReturnType<typeof useSetupDraft>[1]): ReactNode {
  const steps = [TradeStep, BusinessStep, AreaStep, ServiceStep, BrandStep];
  const Step = steps[draft.step] ?? TradeStep;
  return <Step draft={draft} change={change} />;
}
