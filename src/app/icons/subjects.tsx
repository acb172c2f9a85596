import { Icon, type IconProps } from "./icon.tsx";

/* Matters of the trade: impact areas, services, kinds of content. One path each on a 24 px grid, stroke 1.5. */

export function CompassIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M12 2.5v3M12 8.5a3 3 0 1 0 0-3zM11 8 5.5 20.5M13 8l5.5 12.5M7.8 15.5c2.7 1.3 5.7 1.3 8.4 0"
    />
  );
}

export function FunnelIcon(props: IconProps) {
  return <Icon {...props} path="M3.5 4.5h17l-6 7.5v5.5l-5 2.5v-8zM6 8h12" />;
}

export function ChannelsIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 9.5V4m0 16v-5.5M9.5 12H4m16 0h-5.5M10.2 2.5h3.6V6h-3.6zm0 15.5h3.6v3.5h-3.6zM2.5 10.2H6v3.6H2.5zm15.5 0h3.5v3.6H18z"
    />
  );
}

export function MegaphoneIcon(props: IconProps) {
  return <Icon {...props} path="M4 9.5v5h3.5L17 19V5L7.5 9.5zm3.5 5L9 20h2.5l-1-4M20 10v4" />;
}

export function GaugeIcon(props: IconProps) {
  return <Icon {...props} path="M3.5 17a8.5 8.5 0 1 1 17 0zm8.5 0 4-6M6.2 13.5l1 .5m4.8-5.5v1.2" />;
}
