import { Icon, type IconProps } from "./icon.tsx";

/* Ways to reach people. One path each on a 24 px grid, stroke 1.5. */

export function MailIcon(props: IconProps) {
  return <Icon {...props} path="M3.5 5.5h17v13h-17zm0 1 8.5 7 8.5-7" />;
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M5 3.5h4l2 5-2.5 1.8a12 12 0 0 0 5.2 5.2l1.8-2.5 5 2v4c0 .8-.7 1.5-1.5 1.5C10.7 20.5 3.5 13.3 3.5 5c0-.8.7-1.5 1.5-1.5z"
    />
  );
}

export function PinIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M12 21c-4-5-6.5-8.3-6.5-11.3a6.5 6.5 0 0 1 13 0C18.5 12.7 16 16 12 21zm0-13.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z"
    />
  );
}

export function LinkedinIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M3.5 3.5h17v17h-17zM8 10.5V17m0-9.8v.4M11.8 17v-6.5m0 3c0-1.9 1-3 2.5-3s2.2 1 2.2 2.7V17"
    />
  );
}

export function ClockIcon(props: IconProps) {
  return <Icon {...props} path="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.5 2" />;
}
