import { SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { type Device, devices, isDevice } from './devices.ts';

const icons = { desktop: IconDeviceDesktop, tablet: IconDeviceTablet, mobile: IconDeviceMobile };

/** Which screen the page is tried on. */
export function DeviceSwitch({ device, onChange }: { device: Device; onChange: (device: Device) => void }) {
  return (
    <SegmentedControl
      aria-label="Device"
      size="xs"
      value={device}
      onChange={value => isDevice(value) && onChange(value)}
      data={Object.entries(devices).map(([value, { label, width }]) => {
        const Icon = isDevice(value) ? icons[value] : IconDeviceDesktop;
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
