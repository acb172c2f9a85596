import { Icon, type IconProps } from "./icon.tsx";

/* What a visitor can do or has done. One path each on a 24 px grid, stroke 1.5. */

export function MenuIcon(props: IconProps) {
  return <Icon {...props} path="M3.5 7h17M3.5 12h17M3.5 17h11" />;
}

export function CloseIcon(props: IconProps) {
  return <Icon {...props} path="m5.5 5.5 13 13m0-13-13 13" />;
}

export function PlusIcon(props: IconProps) {
  return <Icon {...props} path="M12 4.5v15M4.5 12h15" />;
}

export function MinusIcon(props: IconProps) {
  return <Icon {...props} path="M4.5 12h15" />;
}

export function PlayIcon(props: IconProps) {
  return <Icon {...props} path="M7.5 4.5v15l12-7.5z" />;
}

export function PauseIcon(props: IconProps) {
  return <Icon {...props} path="M8.5 5v14m7-14v14" />;
}

export function CopyIcon(props: IconProps) {
  return <Icon {...props} path="M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9" />;
}

export function CheckIcon(props: IconProps) {
  return <Icon {...props} path="m4.5 12.5 5 5 10-11" />;
}

export function SearchIcon(props: IconProps) {
  return <Icon {...props} path="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.7 11.2L20.5 20.5" />;
}

export function FilterIcon(props: IconProps) {
  return <Icon {...props} path="M3.5 5.5h17l-6.5 8v5l-4 2v-7z" />;
}

export function DownloadIcon(props: IconProps) {
  return <Icon {...props} path="M12 3.5v12m-5-5 5 5 5-5M4 20h16" />;
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M15.5 6.8 8.5 10.9m0 2.2 7 4.1M18 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm0 12a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
    />
  );
}

export function SendIcon(props: IconProps) {
  return <Icon {...props} path="M3.5 11.5 20.5 4l-6 16.5-3.5-7zM11 13.5 20.5 4" />;
}

export function SettingsIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm-7 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
    />
  );
}
