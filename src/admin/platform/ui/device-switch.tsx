import { SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { type Device, devices } from './devices.ts';

const choices = [
  { value: 'desktop', Icon: IconDeviceDesktop },
  { value: 'tablet', Icon: IconDeviceTablet },
  { value: 'mobile', Icon: IconDeviceMobile },
] as const;

/** Which screen the page is tried on. */
export function DeviceSwitch({ device, onChange }: { device: Device; onChange: (device: Device) => void }) {
  return (
    <SegmentedControl
      aria-label="Device"
      size="xs"
      value={device}
      onChange={onChange}
      data={choices.map(({ value, Icon }) => {
        const { label, width } = devices[value];
        return {
          value,
          label: (
            <Tooltip label={`${label}, ${width} px`}>
              <span style={{ display: 'grid', placeItems: 'center', height: 20 }}>
                <Icon size={16} aria-hidden />
                <VisuallyHidden>
                  {label} {width}px
                </VisuallyHidden>
              </span>
            </Tooltip>
          ),
        };
      })}
    />
  );
}
