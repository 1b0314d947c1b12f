import { GeneratorScreen } from '../../generation/generator/generator-screen.tsx';
import { SystemMonitor } from '../../operations/system/system-monitor.tsx';

/** The generator with the system monitor, which is opened on it. */
export function Generator() {
  return <GeneratorScreen systemMonitor={<SystemMonitor />} />;
}
