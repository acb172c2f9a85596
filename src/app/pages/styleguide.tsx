import type { ReactNode } from "react";
import { categories } from "../../catalogue/categories.ts";
import { illustrationVariants } from "../../catalogue/illustration.ts";
import { HeroDivider, Illustration } from "../cards/illustrations/index.ts";
import { Badge, Dimension, SectionHeading, StatFigure } from "../controls/index.ts";
import * as icons from "../icons/index.ts";
import { BuildingBlocks, EntryCards } from "../styleguide/pieces.tsx";
import { Buttons, Fields, Folding, Layers, SampleCarousel, Waiting } from "../styleguide/samples.tsx";
import stylesheet from "../styles/styleguide.css?url";

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

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

// In one order: a module lists its names differently in the browser and in the development server.
const namedIcons = Object.entries(icons).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Every control in every state, on paper and on a blueprint, and every building block. In development only. */
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
      <Part title="Entries">
        <EntryCards />
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
      <Part title="Waiting, and at rest">
        <Waiting />
      </Part>
      <Part title="Tabs, accordion, menu">
        <Folding />
      </Part>
      <Part title="Building blocks">
        <BuildingBlocks />
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
          {namedIcons.map(([name, NamedIcon]) => (
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
