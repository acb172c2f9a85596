import { type ReactNode, useState } from "react";
import { categories } from "../../catalogue/categories.ts";
import { illustrationVariants } from "../../catalogue/illustration.ts";
import { HeroDivider, Illustration } from "../cards/illustrations/index.ts";
import {
  Accordion,
  Badge,
  Button,
  buttonClass,
  Card,
  Carousel,
  Dialog,
  Dimension,
  IconButton,
  ModeSwitch,
  Notice,
  PauseButton,
  SectionHeading,
  StatFigure,
  showToast,
  Tabs,
  TextAreaField,
  TextField,
  Tooltip,
} from "../controls/index.ts";
import * as icons from "../icons/index.ts";

export const meta = () => [{ title: "Style guide" }, { name: "robots", content: "noindex" }];

const roles = [
  "bg-paper",
  "bg-raised",
  "bg-sunken",
  "bg-ink",
  "bg-ink-soft",
  "bg-line",
  "bg-outline",
  "bg-blueprint",
  "bg-blueprint-strong",
  "bg-marker",
  "bg-marker-ink",
  "bg-success",
  "bg-warn",
  "bg-danger",
];
const sizes = ["text-5xl", "text-4xl", "text-3xl", "text-2xl", "text-xl", "text-lg", "text-base", "text-sm"];

/** Every control in every state, on paper and on a blueprint. In development only. */
export default function Styleguide() {
  return (
    <>
      <section className="blueprint grid-paper relative overflow-hidden">
        <div className="wrap section">
          <SectionHeading
            level={1}
            eyebrow="Style guide"
            title={
              <>
                A working drawing, with <span className="marked">one marker stroke</span>
              </>
            }
          >
            <p>
              Every control in every state. On a blueprint the same roles turn to pale lines on deep blue.
            </p>
          </SectionHeading>
          <div className="mt-10">
            <Buttons />
          </div>
        </div>
        <HeroDivider />
      </section>
      <Part title="Roles">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
          {roles.map((role) => (
            <li key={role} className="text-xs">
              <span className={`block h-14 rounded-sm border border-line ${role}`} />
              {role.replace("bg-", "")}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Type">
        {sizes.map((size) => (
          <p key={size} className={`${size} font-semibold tracking-tight`}>
            Pipeline you can measure → 387%
          </p>
        ))}
        <div className="prose mt-8">
          <p>
            Newsreader carries the long reading. A Tuesday pipeline review, eleven people,{" "}
            <strong>forty minutes</strong> on whose number is right, and <em>not one</em> on what to do next.{" "}
            <a href="#type">A link in text.</a>
          </p>
          <ul>
            <li>The first point, with a marker's dash</li>
            <li>The second</li>
          </ul>
        </div>
      </Part>
      <Part title="Buttons and links">
        <Buttons />
        <p className="mt-6">
          A{" "}
          <a href="#links" className="link">
            link in text
          </a>
          , and one that ends a block:{" "}
          <a href="#links" className="link-more">
            See all case studies <icons.ArrowRightIcon size={18} />
          </a>
        </p>
      </Part>
      <Part title="Badges, measures, figures">
        <div className="flex flex-wrap gap-3">
          {categories.map(({ id, label }) => (
            <Badge key={id} category={id}>
              {label}
            </Badge>
          ))}
          <Badge quiet>B2B SaaS</Badge>
        </div>
        <Dimension className="my-8">6 weeks</Dimension>
        <dl className="grid gap-8 sm:grid-cols-3">
          <StatFigure value="100+" label="SaaS GTM campaigns automated" />
          <StatFigure value="3x" label="faster pipeline velocity" />
          <StatFigure value="35%" label="CAC payback improvement" />
        </dl>
      </Part>
      <Part title="Cards in a carousel, in each category's colour">
        <SampleCarousel />
      </Part>
      <Part title="Illustrations, wide">
        <div className="grid gap-6 text-blueprint lg:grid-cols-2">
          {illustrationVariants.map((variant) => (
            <div key={variant} className="corner-marks aspect-video border border-line bg-raised">
              <Illustration variant={variant} />
            </div>
          ))}
        </div>
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Notices and layers">
        <Layers />
      </Part>
      <Part title="Tabs and accordion">
        <Folding />
      </Part>
      <section className="blueprint grid-paper">
        <div className="wrap section grid gap-12">
          <Fields />
          <Layers />
          <SampleCarousel />
          <Folding />
        </div>
      </section>
      {(["moatArc", "speedLines", "signalGrid"] as const).map((style) => (
        <section key={style} className="blueprint relative mt-4 overflow-hidden">
          <div className="wrap section">
            <h2>{style}</h2>
          </div>
          <HeroDivider style={style} opacity={0.6} />
        </section>
      ))}
      <Part title="Icons">
        <ul className="flex flex-wrap gap-5">
          {Object.entries(icons).map(([name, NamedIcon]) => (
            <li key={name} className="grid w-20 justify-items-center gap-1 text-2xs text-ink-soft">
              <NamedIcon size={28} className="text-ink" />
              {name.replace(/Icon$/, "")}
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap section-tight">
      <h2 className="eyebrow mb-6">{title}</h2>
      {children}
    </section>
  );
}

function Buttons() {
  return (
    <div className="grid gap-4">
      {(["medium", "large"] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-4">
          <Button size={size}>View Our Process</Button>
          <Button size={size} variant="marker">
            Contact Us
          </Button>
          <a href="#buttons" className={buttonClass({ size, variant: "secondary" })}>
            Latest GTM Insights <icons.ArrowRightIcon />
          </a>
          <Button size={size} variant="quiet">
            Read More →
          </Button>
          <Button size={size} pending>
            Sending...
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap gap-4">
        <IconButton label="Copy link">
          <icons.CopyIcon />
        </IconButton>
        <PauseButton paused={false} onToggle={() => {}} subject="samples" />
        <PauseButton paused onToggle={() => {}} subject="samples" />
        <Tooltip text="Copies the address of this page">
          {(id) => (
            <Button variant="secondary" aria-describedby={id}>
              Hover me
            </Button>
          )}
        </Tooltip>
      </div>
    </div>
  );
}

function SampleCarousel() {
  return (
    <Carousel
      label="Sample cards"
      intervalMs={4_000}
      footer={
        <a href="#all" className="link-more">
          See All
        </a>
      }
    >
      {illustrationVariants.map((variant, position) => {
        const category = categories[position % categories.length];
        return (
          <Card key={variant} linked data-category={category?.id} className="min-h-90">
            <div className="relative aspect-video border-b border-line text-accent">
              <Illustration variant={variant} />
            </div>
            <div className="card-body">
              <div className="flex items-center justify-between gap-3 text-sm text-ink-soft">
                <Badge>{category?.label}</Badge>7 min read
              </div>
              <h3>
                <a href="#card" className="card-target">
                  What a lean team ships in one week, and what it drops
                </a>
              </h3>
              <p className="line-clamp-2 text-sm text-ink-soft">
                A rhythm with owners and minutes: who reads the signal, who writes, who calls, and the Friday
                retro of 30 minutes that keeps it honest.
              </p>
              <span className="link-more mt-auto">Read More →</span>
            </div>
          </Card>
        );
      })}
    </Carousel>
  );
}

function Fields() {
  const [mode, setMode] = useState("linkedin");
  return (
    <div className="grid max-w-narrow gap-6 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <ModeSwitch
          label="How to reach you"
          modes={[
            { value: "linkedin", label: "LinkedIn only" },
            { value: "details", label: "Full details" },
          ]}
          value={mode}
          onChange={setMode}
        />
      </div>
      <TextField label="First name" autoComplete="given-name" />
      <TextField label="Company" optional hint="As your customers know it" />
      <TextField label="Email" type="email" defaultValue="ada@" error="Please enter a valid email" />
      <TextField label="Phone" disabled defaultValue="Not needed" />
      <TextAreaField
        label="Message"
        placeholder="What should be different in six months?"
        className="sm:col-span-2"
      />
    </div>
  );
}

function Layers() {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid max-w-narrow gap-4">
      {(["info", "success", "warn", "danger", "neutral"] as const).map((tone) => (
        <Notice key={tone} tone={tone}>
          <strong>Quick Response.</strong> We typically reply within 2-4 hours during business hours.
        </Notice>
      ))}
      <div className="flex flex-wrap gap-4">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open dialog
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              title: "Message sent successfully!",
              description: "We'll get back to you within 24 hours.",
            })
          }
        >
          Show toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              title: "Copy failed",
              description: "Unable to copy link to clipboard.",
              variant: "destructive",
            })
          }
        >
          Show destructive toast
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Talk to a GTM Strategist"
        description="Two minutes."
      >
        <div className="grid gap-5">
          <TextField label="LinkedIn URL" type="url" placeholder="linkedin.com/in/you" />
          <TextAreaField label="Message" />
          <Button
            variant="marker"
            size="large"
            onClick={() => showToast({ title: "Message sent successfully!" })}
          >
            Send
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function Folding() {
  const parts = ["Context-Led Discovery", "Strategy in Motion", "Intelligent Execution"].map((title) => ({
    id: title,
    title,
    body: (
      <p>
        We read your CRM before we read your deck. What it says about the last forty lost deals is the brief.
      </p>
    ),
  }));
  const tabs = parts.map(({ id, title, body }) => ({
    id,
    label: title,
    panel: <div className="py-6">{body}</div>,
  }));
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2">
      <div>
        <Tabs label="Approach" tabs={tabs} />
        <Tabs label="Filter" look="segments" tabs={tabs} />
      </div>
      <Accordion parts={parts} openId="Strategy in Motion" />
    </div>
  );
}
