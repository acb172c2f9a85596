import { Icon, type IconProps } from "./icon.tsx";

/* Matters of the trade: impact areas, services, kinds of content. One path each on a 24 px grid, stroke 1.5. */

export function ChartIcon(props: IconProps) {
  return <Icon {...props} path="M4 4v16h16M8 16v-4m4 4V8m4 8v-6" />;
}

export function TrendIcon(props: IconProps) {
  return <Icon {...props} path="M4 4v16h16M7.5 15l4-4 3 2.5L20 7m-4.5 0H20v4.5" />;
}

export function TargetIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm0 4.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 1.5V6m0 12v4.5M1.5 12H6m12 0h4.5"
    />
  );
}

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

export function WindowIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M3.5 4.5h17v15h-17zm0 4.5h17M6.5 6.7v.1m2.5-.1v.1m2.5-.1v.1M7 16l3-3 2.5 2 4.5-4"
    />
  );
}

export function MegaphoneIcon(props: IconProps) {
  return <Icon {...props} path="M4 9.5v5h3.5L17 19V5L7.5 9.5zm3.5 5L9 20h2.5l-1-4M20 10v4" />;
}

export function GaugeIcon(props: IconProps) {
  return <Icon {...props} path="M3.5 17a8.5 8.5 0 1 1 17 0zm8.5 0 4-6M6.2 13.5l1 .5m4.8-5.5v1.2" />;
}

export function BlueprintIcon(props: IconProps) {
  return <Icon {...props} path="M3.5 4.5h17v15h-17zM7 8h6v5H7zm6 2.5h4V16H9.5v-3M7 16.5h.1" />;
}

export function OutreachIcon(props: IconProps) {
  return <Icon {...props} path="M4 12h7m-3.5-5H11m-5 10h5M15.5 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 3.5v1" />;
}

export function DatabaseIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M4.5 6c0-1.7 3.4-2.5 7.5-2.5s7.5.8 7.5 2.5-3.4 2.5-7.5 2.5S4.5 7.7 4.5 6zm0 0v12c0 1.7 3.4 2.5 7.5 2.5s7.5-.8 7.5-2.5V6m-15 6c0 1.7 3.4 2.5 7.5 2.5s7.5-.8 7.5-2.5"
    />
  );
}

export function LoopIcon(props: IconProps) {
  return (
    <Icon {...props} path="M7 18.5a6.5 6.5 0 0 1 0-13h10a6.5 6.5 0 0 1 0 13h-6m3.5-3.5-3.5 3.5 3.5 3.5" />
  );
}

export function ChipIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M7 7h10v10H7zM10 7V3.5M14 7V3.5M10 20.5V17m4 3.5V17M7 10H3.5M7 14H3.5m17-4H17m3.5 4H17M10.5 10.5h3v3h-3z"
    />
  );
}

export function RuleIcon(props: IconProps) {
  return <Icon {...props} path="M2.5 8h19v8h-19zM6 8v3m3.5-3v4.5M13 8v3m3.5-3v4.5" />;
}

export function WrenchIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M14.5 4a5 5 0 0 0-4.6 6.9L3.8 17a2.3 2.3 0 0 0 3.2 3.2l6.1-6.1A5 5 0 0 0 19.8 8l-3 3-3.3-.8-.8-3.3 3-3A5 5 0 0 0 14.5 4z"
    />
  );
}

export function CalculatorIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M5.5 3.5h13v17h-13zM8.5 7h7v3h-7zm0 7h.1m3.4 0h.1m3.3 0h.1m-6.9 3.5h.1m3.4 0h.1m3.3 0h.1"
    />
  );
}
